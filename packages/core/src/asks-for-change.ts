const questionMark = /[?？؟]/;
/** How questions begin, in the languages that most people write in. */
const asks =
  /^(?:what|why|how|when|where|who|whose|which|is|are|am|was|were|does|did|has|should|(?:do|have) (?:i|you|we|they|people|users|visitors)|wie|warum|wieso|wann|wo|wer|welche[rsn]?|ist|sind|hat|que|quoi|qui|comment|pourquoi|quand|où|quel(?:le)?s?|est-ce|qué|cómo|cuándo|dónde|quién|cuál(?:es)?|por qué|o que|como|quando|onde|quem|qual|por que|che|cosa|come|perché|dove|chi|quale|wat|hoe|waarom|wanneer|waar|что|как|почему|когда|где|кто|зачем|сколько)(?!\p{L})/iu;
/** A wish in the form of a question. */
const asksPolitely =
  /(?<!\p{L})(?:(?:can|could|would|will|can’t|can't) (?:you|we)|please|pls|(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie|bitte|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|s[’']il (?:te|vous) pla[iî]t|puedes|podrías|puede|podría|por favor|pode|poderia|puoi|potresti|può|potrebbe|per favore|(?:kun|kunt|kan) (?:je|u)|alsjeblieft|пожалуйста|можешь|можете)(?!\p{L})|请|請|ください|주세요/iu;
/** Words are wanted for an answer. */
const asksForWords =
  /(?<!\p{L})(?:explain|tell (?:me|us)|describe to (?:me|us)|summari[sz]e|erklär\p{L}*|sag mir|expliqu\p{L}*|dis-moi|explíca\p{L}*|explica\p{L}*|spiega\p{L}*|leg uit|объясни\p{L}*)(?!\p{L})/iu;
/** What is said to somebody rather than asked of them. */
const courtesies =
  /^(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ok(?:ay)?|great|good|nice|perfect|wonderful|cool|super|well done|good job|great job|hi|hello|hey|good (?:morning|evening)|yes|no|danke(?: schön)?|merci(?: beaucoup)?|gracias|obrigad[oa]|grazie|bedankt|hallo|bonjour|hola|спасибо|привет|谢谢|谢谢你|ありがとう|감사합니다)$/iu;

/** Whether a message wants something of the app to be otherwise, as far as its words tell: questions and thanks do not. */
export function asksForChange(message: string): boolean {
  const words = message.trim();
  const parts = words.split(/[,.!;:\n–]/).map((part) => part.replace(/[^\p{L}\s]/gu, '').trim());
  if (parts.every((part) => part === '' || courtesies.test(part))) return false;
  if (asksForWords.test(words)) return false;
  return asksPolitely.test(words) || !(questionMark.test(words) || asks.test(words));
}
