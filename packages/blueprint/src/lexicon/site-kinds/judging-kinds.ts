import { questionTitles } from '../paired-texts.ts';
import type { SiteKind } from './site-kind.ts';

/** Where people judge films and books, and where they give things away. */
export const judgingKinds: readonly SiteKind[] = [
  {
    shape:
      /\b(?:movie|film|book) reviews?\b.*\b(?:site|web ?site|page|platform|community|app)\b|\breviews? (?:site|web ?site|platform|app) (?:for|of) (?:movies|films|books)\b/,
    things: [
      {
        concept: 'movie',
        words: 'movie, film',
        asked: /\b(?:movie|film)s?\b/,
        fields: 'title, director, year, genre, poster:image, description',
      },
      {
        concept: 'book',
        words: 'book',
        asked: /\bbooks?\b/,
        fields: 'title, author, genre, published year:int, cover:image, description',
      },
      {
        concept: 'customer_review',
        words: 'review',
        takes: /^(?:(?:movie|film|book) )?review$|^rating$/,
        fields: '>movie, >book, name, rating, text:text',
      },
    ],
    noFields: /^(?:reviews?|ratings?)$/,
    open: 'see',
  },
  {
    shape: /\bbuy[ -]nothing\b|\bfreecycl\w+|\bgive[ -]?away (?:group|site|app|board|page)\b/,
    type: 'classifieds',
    things: [
      {
        concept: 'lot',
        words: 'item',
        takes: /^(?:item|thing|listing|offer|gift)$/,
        fields:
          'title, photo, condition(new|like new|good|worn), location, offered by:string, status(available|promised|given), description',
      },
      {
        concept: 'enquiry',
        words: 'request',
        takes: /^(?:request|enquiry)$/,
        fields: 'name, email, phone, >lot, message, status(new|promised|declined), received:date',
      },
    ],
    drops: /^order$|group$|^nothing$/,
  },
  {
    shape:
      /\b(?:q ?(?:&|and) ?a|questions? and answers?|stack ?overflow|quora)\b(?=.*\b(?:forum|site|platform|app|board|community|clone|like)\b)/,
    unless: /\b(?:landing|faq|section|quiz|survey|interview|flash ?cards?|exam)s?\b/,
    type: 'forum',
    things: [
      {
        concept: 'feature_request',
        words: 'question',
        takes: /^(?:question|topic|discussion|forum post|idea)$/,
        fields: 'title:string, text:text, tags, status(open|answered), votes:int, author:string',
        titles: questionTitles,
      },
      {
        concept: 'comment',
        words: 'answer',
        takes: /^(?:answer|reply|comment|topic reply|accepted answer)$/,
        fields: 'message, author:string, accepted:bool, >feature_request',
      },
    ],
    drops: /^(?:up-?vote|vote|voting|accepted answer|tag|best answer|clone|user|profile)$/,
    noFields: /^(?:answers?|up-?votes?)$/,
    adds: ['feedback'],
    withoutPages: /^forum$/,
  },
  {
    shape: /\bguest ?books?\b/,
    unless: /\b(?:check[- ]?ins?|rooms?|reservations?|invoices?|seating)\b/,
    type: 'forum',
    name: 'Guest Book',
    things: [
      {
        concept: 'guest_entry',
        words: 'entry',
        takes: /^(?:guest ?book|entry|message|booking|guest|comment|greeting)$/,
      },
    ],
    drops: /^(?:guest|home|book|house|visit)$|(?:^| )(?:home|house|flat)$/,
    open: 'guest_entry',
    openAs: 'Sign the guest book',
    withoutPages: /^booking$/,
  },
];
