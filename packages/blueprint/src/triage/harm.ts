import { refusalWords } from '../texts/refusals.ts';

/** What was read in the words, as the end of "it reads as if it were made to …", and a wish near it that is fine. */
type Harm = { shape: RegExp; purpose: string; instead: string };

/** Whoever fights, teaches, counts or reports it is welcome. */
const protective =
  /\b(?:awareness|training|train|teach|report(?:s|ed|ing)?|protect\w*|prevent\w*|detect\w*|defen[cds]\w*|security team|incidents?|response|remov\w*|analy[sz]\w*|research\w*|insur\w*|museum|polic\w*|quiz|game|novel|support|shelter|counsel\w*|recover\w*|victims? (?:support|help|aid)|help(?:s|ing)? (?:victims|people)|warn\w*|blocklist|disposal|bath|seed|cocoa|chocolate)\b/i;

const harms: readonly Harm[] = [
  {
    shape:
      /\bphish(?:ing|es)?\b|\bfake\s+(?:\w+\s+){0,2}(?:log-?in|sign-?in|bank|payment|paypal|password)\b|\b(?:steal|harvest|grab|capture|phish)(?:s|ing)?\s+(?:\w+\s+){0,3}(?:passwords?|credentials|credit cards?|card numbers?|log-?ins?|identit(?:y|ies)|cookies|bank details|accounts?)\b|\bcollects?\s+(?:the\s+)?(?:passwords?|credentials|card numbers?)\s+(?:of|from)\s+(?:victims|people|others|visitors|strangers)\b/i,
    purpose: 'take other people’s passwords or money',
    instead: 'track reported phishing mails with sender, date and status',
  },
  {
    shape:
      /\b(?:ransomware|malware|spyware|stalkerware|key-?loggers?|botnets?|trojans?|rootkits?|computer viruses|ddos|zero-?days?)\b/i,
    purpose: 'damage or spy on computers',
    instead: 'track security incidents with date, severity and status',
  },
  {
    shape:
      /\b(?:pipe|nail|car|petrol|dirty|fertili[sz]er|letter) bombs?\b|\b(?:build|make|making|construct|assemble|organi[sz]e building)\w*\s+(?:an?\s+|the\s+|some\s+|my\s+)?(?:bombs?|explosives?|grenades?|land ?mines?|chemical weapons?|bio-?weapons?|nerve (?:gas|agents?)|ghost guns?)\b|\bterror(?:ist)? attacks?\b|\bmass shootings?\b/i,
    purpose: 'hurt people',
    instead: 'track safety inspections with place, date and result',
  },
  {
    shape:
      /\b(?:spy|stalk)(?:s|ing)?\s+(?:on\s+)?(?:my\s+|our\s+|other\s+)?(?:wife|husband|girlfriend|boyfriend|ex\b|partner|employees|neighbou?rs?|people|kids?)|\bwithout (?:their|her|his) (?:knowledge|consent)\b|\bblackmail\w*\b|\bdox+(?:ing)?\b/i,
    purpose: 'watch or pressure people against their will',
    instead: 'track family appointments with person, date and place',
  },
  {
    shape:
      /\bsell(?:s|ing)?\s+(?:\w+\s+){0,2}(?:cocaine|heroin|meth|fentanyl|stolen|counterfeit|fake (?:ids?|passports?|reviews?|tickets?))\b|\b(?:ponzi|pyramid) schemes?\b|\b(?:scam|defraud)(?:s|ming|ing)?\s+(?:\w+\s+){0,2}(?:people|customers|users|seniors|victims|investors)\b|\bmoney launder\w*\b|\bchild porn\w*\b|\bhuman traffick\w*\b/i,
    purpose: 'cheat people or break the law',
    instead: 'track orders with customer, date and amount',
  },
];

/** Why a wish is not followed, in words for the person; undefined for nearly all. */
export function refusal(text: string, isFirst: boolean): string | undefined {
  const harm = harms.find(({ shape }) => shape.test(text));
  if (!harm || protective.test(text)) return undefined;
  return refusalWords.refused(harm.purpose, isFirst ? 'built' : 'changed', harm.instead);
}
