import type { BlueprintEntity } from '@sayso/core/blueprint-schema';
import { ideaTitles } from '../lexicon/paired-texts.ts';

const software =
  /\b(?:software|saas|feature requests?|features? (?:for|of|in|that users?)|product (?:features?|ideas?|feedback|roadmap|team|managers?)|roadmap|our (?:mobile |web )?app\b|release notes|bug reports?|plug-?ins?|beta testers?|api|developers?|startup|start-up)\b/i;

/** Sample ideas are about what the app is for: features of software only where the text is about software. */
export function ideasOf(entities: readonly BlueprintEntity[], text: string): void {
  if (!software.test(text)) return;
  for (const entity of entities)
    if (entity.concept === 'feature_request') entity.titles ??= ideaTitles['tech']?.split(';');
}
