import type { Judges } from './judge.ts';
import { wiki } from './knowledge.ts';
import { charity, gym, recruiting, sports } from './people.ts';
import { garden, hotel, library, subscriptions } from './records.ts';
import { shop, timer } from './trade.ts';
import { bugs, garage, grants, podcast } from './work.ts';

/** By the id of each description in bench/descriptions.json. */
export const judges: Readonly<Record<string, Judges>> = {
  'ex-recruiting': recruiting,
  'ex-gym': gym,
  'ex-bugs': bugs,
  'ex-hotel': hotel,
  'ex-library': library,
  'ex-podcast': podcast,
  'ex-garage': garage,
  'ex-charity': charity,
  'ex-wiki': wiki,
  'ex-shop': shop,
  'ex-grant': grants,
  'ex-garden': garden,
  'ex-subs': subscriptions,
  'ex-sports': sports,
  'ex-timer': timer,
};
