import type { Blueprint, BlueprintEntity } from '@sayso/core/blueprint-schema';
import { letVisitorsSend } from '../plan/contact-fields.ts';
import { doneWords } from '../texts/operations.ts';

/** Lets what visitors are not asked for be left empty; what is said of it. */
export const sendable = (blueprint: Blueprint, entity: BlueprintEntity): string[] =>
  letVisitorsSend(blueprint, entity).map(({ label }) => doneWords.optionalForVisitors(label));
