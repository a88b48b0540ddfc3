/** The sign-in page, told where the person wanted to go. */
export const signInAddress = (fromUrl: string) => `/login?from_url=${encodeURIComponent(fromUrl)}`;
