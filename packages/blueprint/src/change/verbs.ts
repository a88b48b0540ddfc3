/** How a clause may begin; words that are names of fields as well ("order", "list") need what follows to tell. */
const plain =
  "add|remove|delete|drop|erase|rename|relabel|retitle|make|show|display|change|set|use|create|put|move|hide|link|unlink|connect|disconnect|get rid|take out|take away|take back|take out|take the|do not|dont|don't|let|turn|switch|give|include|insert|undo|redo|revert|allow|forbid|reorder|rearrange|swap|replace|highlight|duplicate|clone|import|export|mark|warn|attach|detach|hook|convert|restrict|limit the|enable|disable|paint|colou?r (?:the|it)|increase|decrease|reduce|ask for|fill|generate|clear|restore|keep|leave|no longer|stop|default|start|split|merge|combine";
const told =
  'call (?:it|the|them|this|our|my|\\w+ \\w+)|name (?:it|the app|this)|sort (?:it|them|the|by|\\w+ by|\\w+ \\w+ by)|order (?:it|them|the|\\w+ by)|group (?:it|them|the|by|\\w+ by)|filter (?:it|them|the|by|\\w+ by)|list (?:the|all|my|our)|search (?:in|the|by)|print (?:it|the|them|this)|open with|limit (?:it|the)|position (?:it|the)|bring (?:back|the)|write (?:the|a)|label (?:it|the)|style (?:it|the)';
const people =
  '(?:only |just )?(?:the )?(?:admins?|administrators?|owners?|everyone|everybody|anyone|visitors|members|users|guests|people|nobody|no one|(?:logged|signed)[- ]in users|registered users|the public) (?:can|may|should|must|could|is|are)';
const being =
  "(?:the |each |every |all )?[\\w'-]+(?: (?!and\\b)[\\w'-]+){0,2} (?:should|must|need(?:s)? to|has to|have to|belongs? to|(?:can|may) (?:also )?have|(?:is|are) (?:called|named|required|mandatory|optional|unique)|needs? an?|has many|have many)\\b";
const others =
  "(?:i|we|it|they)(?:'d|'ll)? (?:also |really |just )?(?:want|need|would like|like|should|must|wish|has|have|could)|(?:can|could) (?:you|we|i|it)|please|also|only|just (?:admins|the)|there (?:should|must)|no two|no more|instead|how|what|where|why|undo|each \\w+ (?:has|gets|needs)|every \\w+ (?:has|gets|needs)";

export const clauseStart = new RegExp(
  `^(?:please |also |then |now |just |finally |and |but )*(?:(?:${plain})\\b|(?:${told})\\b|(?:${people})\\b|(?:${being})|(?:${others})\\b)`,
  'i',
);

/** The verb that a clause begins with, for a next part that leaves it out. */
export const leadingVerb = (clause: string): string | undefined =>
  /^(add|remove|delete|drop|rename|make|show|change|set|create|put|move|hide|link|connect|unlink|sort|turn|give|mark|call|include|insert|replace|let|paint|highlight|group|filter)\b/i.exec(
    clause,
  )?.[1];
