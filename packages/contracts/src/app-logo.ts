import { z } from 'zod';
import { App } from './apps.ts';
import { endpoint } from './endpoint.ts';
import { AppParams } from './ids.ts';

/** What a logo is asked for with, unless somebody asks for something else (B-LOGO-03). */
export const defaultLogoPrompt = 'A modern, minimalist logo for a business app';

/**
 * Sets an app's logo: the address of a picture, such as one that the app stores, or a prompt that one is made from
 * (B-LOGO-06). A null address takes the logo away.
 */
export const updateLogo = endpoint({
  method: 'POST',
  path: '/apps/:appId/update-logo',
  params: AppParams,
  body: z
    .object({
      logo_url: z.string().trim().max(2000).nullable(),
      prompt: z.string().trim().min(1, 'Please enter a prompt').max(2000),
      /** One of the marks that are drawn without a model, from 0; without it a model is asked where there is one. */
      mark: z.number().int().min(0).max(99),
    })
    .partial(),
  reply: App,
});

export const logoOptions = endpoint({
  method: 'GET',
  path: '/apps/:appId/logo-options',
  params: AppParams,
  reply: z.object({
    /** A prompt is answered with a model's picture. */
    has_model: z.boolean(),
  }),
});
