/** What a picture of an app is made from. */
export type LogoRequest = {
  prompt: string;
  app: { name: string; color: string | null };
  /** Of what draws several for one prompt, which of them; models make a new one each time. */
  mark: number;
};
export type DrawnImage = { bytes: Buffer; extension: 'svg' | 'png' | 'jpg' | 'webp' };

/** Makes an app's logo. Throws a `ProviderFault` where there is none. */
export type Images = {
  readonly kind: 'drawn' | 'model';
  logo(request: LogoRequest, signal: AbortSignal): Promise<DrawnImage>;
};
