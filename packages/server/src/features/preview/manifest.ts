import type { PreviewBuild } from '@sayso/compiler/preview/preview-compiler';
import type { AppId } from '@sayso/contracts/ids';
import type { PreviewManifest } from '@sayso/contracts/preview';
import { needsRecord } from '@sayso/core/needs-record';
import type { AppFacts } from './store.ts';

export const manifestOf = (appId: AppId, facts: AppFacts, build: PreviewBuild): PreviewManifest => ({
  version: build.version,
  app: { id: appId, ...facts },
  pages: build.pages,
  record_pages: Object.keys(build.pages).filter((name) => needsRecord(build.tree[`pages/${name}`] ?? '')),
  layout: build.layout,
  css: build.css,
  diagnostics: build.diagnostics,
});
