import type { RowRules } from '@sayso/contracts/entity-schema';
import type { ReactNode } from 'react';
import { t } from '../../../../texts/security.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../ui/tabs.tsx';
import { AccessEditor } from './access-editor.tsx';
import { type Draft, withAccess } from './rule-draft.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WriteAccessEditor } from './write-access.tsx';

const tabs = ['read', 'write'] as const;
export type RuleTab = (typeof tabs)[number];

type Props = {
  tab: RuleTab;
  onTab: (tab: RuleTab) => void;
  draft: Draft;
  stored: RowRules | undefined;
  words: Vocabulary;
  showsProblems: boolean;
  onChange: (draft: Draft) => void;
  /** Stands beside the rules where there is room. */
  json: ReactNode;
};

export function RuleTabs({ tab, onTab, json, ...rest }: Props) {
  const { draft, words, showsProblems, onChange } = rest;
  const handleTab = (value: string) => {
    const chosen = tabs.find((each) => each === value);
    if (chosen) onTab(chosen);
  };
  return (
    <Tabs value={tab} onValueChange={handleTab}>
      <TabsList className="px-5">
        {tabs.map((each) => (
          <TabsTrigger key={each} value={each}>
            {t(`tabs.${each}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      <div className="grid @3xl:grid-cols-[1fr_minmax(16rem,22rem)] grid-cols-1">
        <div className="min-w-0 px-5 pb-5">
          <TabsContent value="read">
            <AccessEditor
              place="read"
              words={words}
              access={draft.read}
              showsProblems={showsProblems}
              onChange={(access) => onChange(withAccess(draft, 'read', access))}
            />
          </TabsContent>
          <TabsContent value="write">
            <WriteAccessEditor {...rest} />
          </TabsContent>
        </div>
        <div className="grid border-line @3xl:border-t-0 border-t @3xl:border-l">{json}</div>
      </div>
    </Tabs>
  );
}
