export const breadcrumb = { label: 'Breadcrumb', more: 'More' } as const;
