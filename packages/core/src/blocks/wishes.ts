/** Words for less, in the languages that most people write in; a stem stands for all its forms. */
const less =
  /\b(?:remov|delet|drop(?![- ]?(?:down|shadow|zone|off))|simplif|shorte[nr]|clean(?!ing|er)|clear|replac|rewrit|redesign|redo|start over|without|get rid|no longer|no more|strip|minimal|less\b|fewer|merg|combin|revert|undo|instead)|(?<!\p{L})(?:lösch|entfern|weglass|vereinfach|kürz|ersetz|supprim|enlev|retir|efface|simplifi|remplac|elimin|borr(?!ow)|quit[ae]|suprim|simplific|reemplaz|apag|remova|rimuov|cancell|togli|semplific|sostitu|verwijder|vereenvoudig|usuń|usun|uprość|удал|убер|убра|упрост|замен|видал|прибер|sil(?!\p{L}{3})|kaldır|sadeleştir|ta bort|fjern|slett|poista)|删除|移除|去掉|简化|替换|刪除|削除|消し|簡|삭제|제거|حذف|أزل|हटा/iu;

/** Whether the person's words ask for something to be gone or shorter. */
export const asksForLess = (words: string): boolean => less.test(words);

const access =
  /\b(?:public|privat|visib|log ?in|sign ?(?:in|up)|shar(?:e|ing)\b(?! ?holder)|access|anyone|anybody|every(?:one|body)|open|protect|restrict|members? only|only (?:for )?(?:my |our |the )?members)|öffentlich|sichtbar|anmeld|zugriff|privé|connexion|accès|públic|visible|acceso|acesso|pubblic|openbaar|publiczn|публич|приват|доступ|herkes|公开|公開|私有|登录|ログイン|공개|عام|सार्वजनिक/i;

/** Whether the person's words are about who may see the app. */
export const asksForAccess = (words: string): boolean => access.test(words);

const rules =
  /\b(?:let|allow|permi|may|can|can.t|able|who|whoever|see|sees|seen|read|reads|view|edit|edits|only|own|owners?|admins?|users?|roles?|visitors?|guests?|customers?|clients?|staff|team|people|rules?|secur|rights?|hide|hidden)\b/i;

/** Whether the person's words are about who may do what with records; of other languages nothing is known. */
export const asksForRules = (words: string): boolean =>
  rules.test(words) || asksForAccess(words) || (words !== '' && isOtherLanguage(words));

const everything = /\b(?:everything|all|whole|entire|scratch|start over|reset|these|those|them)\b/i;
/** What people call the parts that have no name of their own. */
const calledOtherwise: Readonly<Record<string, RegExp>> = {
  layout: /\b(?:layout|navigation|menu|sidebar|header|footer|nav)\b/i,
};

/**
 * Whether the person's words ask for this file to go. Words that are not English may call a file by any name; of
 * components a person knows no names, and one that is still used stays anyway.
 */
export function asksForEnd(words: string, path: string): boolean {
  if (!asksForLess(words)) return false;
  if (/^components\//.test(path) || everything.test(words) || isOtherLanguage(words)) return true;
  if (calledOtherwise[path]?.test(words)) return true;
  const said = new Set((words.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem));
  return namesIn(path).some((name) => said.has(stem(name)));
}

const english = /\b(?:the|a|an|please|remove|delete|page|and|from|to|of|my|this|that|it)\b/i;
const isOtherLanguage = (words: string) => !english.test(words);

/** `pages/TaskBoards` -> task, boards, taskboards. */
function namesIn(path: string): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [...name.split(/[_-]|(?<=[a-z\d])(?=[A-Z])/), name].map((part) => part.toLowerCase());
}

const stem = (word: string) => word.replace(/(?:ies|y|es|s)$/, '');
