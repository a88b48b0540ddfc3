import type { Blueprint, BlueprintEntity, BlueprintField } from '@sayso/core/blueprint-schema';
import { lower } from '../texts/grammar.ts';

/** A change that could be offered; whether it can be carried out is tried before it is. */
export type Idea = {
  title: string;
  prompt: string;
  /** Of each kind one is offered at a time. */
  kind: 'view' | 'field' | 'list' | 'dashboard' | 'access' | 'thing' | 'look';
  /** How much it would help this app: 10 is what nearly everybody asks for next. */
  worth: number;
  /** Id of the entity that it is about. */
  about?: string;
};

export type Ideas = (blueprint: Blueprint, entity: BlueprintEntity) => readonly Idea[];

/** Parts of a page that works by itself: nobody looks at them for their own sake. */
export const isPart = ({ concept }: BlueprintEntity): boolean =>
  /^(?:quiz_|survey_|chat_message$|topic|channel$|order_item$)/.test(concept ?? '');

/** A label that can stand in a sentence; "how strong the pain was" cannot. */
export const isShort = ({ label }: BlueprintField): boolean => label.split(/\s+/).length <= 3;

/** "work orders": a thing as people write of it. */
export const things = (entity: BlueprintEntity): string => lower(entity.labelPlural);
