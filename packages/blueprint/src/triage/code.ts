import { parseJson } from '@sayso/core/parse-json';

const shapes: readonly RegExp[] = [
  /^\s*(?:import\s+.+\s+from\s+['"]|export\s+(?:default|const|function)|(?:const|let|var)\s+[\w{[].*=|function\s*\w*\s*\(|class\s+\w+.*\{|def\s+\w+\s*\(.*\)\s*:|from\s+\w+\s+import\s|#include\s*<|package\s+\w+;|using\s+\w+;|<\?php|public\s+(?:static\s+)?(?:class|void))/,
  /^\s*(?:SELECT\s+.+\s+FROM|INSERT\s+INTO|CREATE\s+TABLE|DROP\s+TABLE|UPDATE\s+\w+\s+SET|DELETE\s+FROM)\b/,
  /^\s*<\/?[a-z][\w-]*(?:\s[^>]*)?>/,
  /^\s*(?:if|for|while|switch)\s*\(.*\)\s*\{?\s*$/,
  /^\s*(?:for\s+\w+\s+in\s+.+:|return\b.*[;)]|print\(|console\.\w+\(|}\s*(?:else\b.*)?[;)]*\s*$)/,
  /[;{]\s*$|=>\s*[{(]|^\s*[}\])]+[;,]?\s*$/,
  /^\s*["']?[\w-]+["']?\s*:\s*.+,\s*$/,
];

/** Whether a text is source code for the most part; a sentence with a bracket in it is none. */
export function isCode(text: string): boolean {
  // The beginning of a line says enough, and the shapes are slow on very long ones.
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 500)
    .map((line) => line.trimEnd().slice(0, 200));
  if (/^\s*[{[]/.test(text) && isJson(text)) return true;
  const sure = lines.filter((line) => shapes.slice(0, 3).some((shape) => shape.test(line))).length;
  const like = lines.filter((line) => shapes.some((shape) => shape.test(line))).length;
  return sure > 0 && like * 2 > lines.length;
}

function isJson(text: string): boolean {
  try {
    return typeof parseJson(text) === 'object';
  } catch {
    return false;
  }
}
