const header = /^\s*(?:from|to|cc|bcc|sent|date|subject|betreff|re|fwd?|reply-to)\s*:/i;
const greeting =
  /^\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Dd]ear|[Gg]ood (?:morning|afternoon|evening|day)|[Mm]orning|[Gg]reetings|[Tt]o (?:who|whom|whoever|whomever|all)\b[^,.:]{0,20})(?:\s+(?:\p{Lu}[\p{L}.'-]*|there|all|both|everyone|everybody|team|folks|guys|sirs?|madam|again|or|and|my|friends?)){0,5}\s*[,!.]?\s*$/u;
const farewell =
  /^\s*(?:(?:many |kind |warm |best |with |lots of )?(?:thanks|thank you|regards|wishes|greetings|love)\b.{0,40}|cheers|best|yours\b.{0,20}|sincerely|take care|see you\b.{0,20}|looking forward\b.{0,30}|all the best|ta|talk soon|bye)[,!.]*\s*$/i;
const device = /^\s*(?:sent from my|get outlook for|sent with|von meinem)\b.*$/i;
const older = /^\s*(?:-{2,}\s*(?:original|forwarded) message\b.*|on .{4,60} wrote:\s*|_{5,})$/i;

/** Takes off a text what a letter has around its matter: sender, greeting, names at the end, what it answers. */
export function withoutLetter(lines: readonly string[]): string[] {
  const cut = lines.findIndex((line) => older.test(line));
  const own = (cut > 0 ? lines.slice(0, cut) : lines).filter(
    (line) => !/^\s*>/.test(line) && !device.test(line),
  );
  const isMail =
    own.slice(0, 8).filter((line) => header.test(line)).length >= 2 || /^\s*subject\s*:/i.test(own[0] ?? '');
  const kept = isMail ? own.filter((line, at) => at > 8 || !header.test(line)) : own;
  return withoutEnd(kept).filter((line) => !greeting.test(line));
}

/** Of the last lines those from the farewell on; a name or two may follow it, no more of the matter. */
function withoutEnd(lines: readonly string[]): string[] {
  const at = lines.findLastIndex((line, index) => farewell.test(line) || isSigned(lines, index));
  if (at < 1) return [...lines];
  const rest = lines.slice(at + 1).filter((line) => line.trim() !== '');
  const isEnd =
    rest.length <= 3 && rest.every((line) => line.trim().split(/\s+/).length <= 5 && !/[,:(]/.test(line));
  return isEnd ? lines.slice(0, at) : [...lines];
}

/** "Fair winds,", and a name in the line below, the last one. */
function isSigned(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  const rest = lines.slice(at + 1).filter((one) => one.trim() !== '');
  const isName =
    rest.length === 1 && /^\p{Lu}[\p{L}.'-]*(?:\s+\p{Lu}[\p{L}.'-]*){0,2}$/u.test(rest[0]?.trim() ?? '');
  return isName && /^[\p{L}' ]{2,30},$/u.test(line) && line.split(/\s+/).length <= 4;
}
