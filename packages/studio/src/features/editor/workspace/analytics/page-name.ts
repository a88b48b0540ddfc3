import { otherPages } from '@sayso/contracts/app-stats';
import { t } from '../../../../texts/analytics.ts';
import { describePath } from '../../describe-path.ts';

/** A page as people call it; what is no page of the app is counted as one. */
export const pageName = (name: string): string =>
  name === otherPages ? t('pages.other') : describePath(`pages/${name}`).name;
