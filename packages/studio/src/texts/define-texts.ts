import { createTranslator } from 'use-intl/core';
import { isolateValues } from './isolate-values.ts';
import { currentTranslation, type Messages } from './language.ts';

/**
 * The English texts of one part of the studio, in ICU syntax, and the way to them: `t('share.title', { name })`, or
 * `t.rich` where parts of a text are elements. Keys and values are typed by the texts. Where another language lacks a
 * text, the English one is shown and the gap is logged.
 */
export function defineTexts<const English extends Messages>(name: string, english: English) {
  const translation = currentTranslation();
  const translated = translation?.texts[name];
  if (translation && !translated) console.error(`No texts "${name}" in ${translation.locale}`);
  const translate = createTranslator({
    locale: translation && translated ? translation.locale : 'en',
    messages: translated ? (withEnglish(name, translated, english) as English) : english,
    onError: (error) => console.error(`Texts "${name}": ${error.message}`),
    // A key means nothing to people.
    getMessageFallback: () => '',
  });
  return isolateValues(translate);
}

function withEnglish(path: string, translated: Messages, english: Messages): Messages {
  const merged = Object.entries(english).map(([key, text]): [string, string | Messages] => {
    const own = translated[key];
    if (typeof text !== 'string')
      return [key, withEnglish(`${path}.${key}`, typeof own === 'object' ? own : {}, text)];
    if (typeof own === 'string') return [key, own];
    console.error(`No text "${path}.${key}" in this language`);
    return [key, text];
  });
  return Object.fromEntries(merged);
}
