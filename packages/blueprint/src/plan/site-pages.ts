import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { pascal } from '../words.ts';
import { addPage, type Plan } from './page-plan.ts';
import { lookOfPage } from './page-shapes.ts';
import { isPublicSite } from './site.ts';

/** What a site has for whoever comes by: news, dates, and what it is about. */
const shown =
  /^(?:post|event|concert|screening|song|album|course|class|product|team|menu_item|project|portfolio_piece)$/;
const most = 3;

const isSite = ({ app }: Blueprint, text: string): boolean => !app.personal && isPublicSite(text);

/** News of a site has a page of its own, on which drafts do not show. */
export const isSiteNews = (blueprint: Blueprint, { concept }: BlueprintEntity, text: string): boolean =>
  concept === 'post' && isSite(blueprint, text);

/** "A site for our village: events, clubs, news": each of them has a page that visitors read. */
export function addSitePages(plan: Plan): void {
  const { blueprint, reading } = plan;
  if (!isSite(blueprint, reading.text)) return;
  const taken = new Set(
    blueprint.pages.filter((page) => page.public).flatMap(({ entity, target }) => [entity, target]),
  );
  const isOpen = ({ id, concept, why }: BlueprintEntity) =>
    shown.test(concept ?? '') && why.from === 'text' && !taken.has(id);
  const news = blueprint.entities.find((entity) => isOpen(entity) && entity.concept === 'post');
  if (news) addNews(plan, news);
  for (const entity of blueprint.entities.filter((one) => isOpen(one) && one !== news).slice(0, most)) {
    addPage(plan, `Our${pascal(entity.labelPlural)}`, {
      label: ours(entity),
      icon: entity.icon,
      archetype: 'public-landing',
      entity: entity.id,
      public: true,
    });
  }
}

const ours = ({ labelPlural }: BlueprintEntity): string => `Our ${labelPlural.toLowerCase()}`;

function addNews(plan: Plan, post: BlueprintEntity): void {
  const parts = { icon: post.icon, entity: post.id, public: true };
  const label = post.labelPlural === 'Posts' ? 'Blog' : ours(post);
  addPage(plan, 'Blog', { ...lookOfPage('blog'), ...parts, label });
  addPage(plan, 'Post', { label: post.label, archetype: 'post', nav: false, ...parts });
}
