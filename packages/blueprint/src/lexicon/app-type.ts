/** Kinds of apps: what people call them, and the entities (concept ids) that such an app cannot do without. */
export type AppType = {
  id: string;
  forms: readonly string[];
  core: readonly string[];
  icon: string;
  /** One person's own app: records belong to who made them. */
  personal: boolean;
};

export const row = (id: string, forms: string, core: string, icon: string, personal = false): AppType => ({
  id,
  forms: forms.split(',').map((form) => form.trim()),
  core: core.split(' ').filter((name) => name !== ''),
  icon,
  personal,
});
