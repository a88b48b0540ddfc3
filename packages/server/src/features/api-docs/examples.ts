import type { ExampleLanguage } from '@sayso/contracts/api-docs';

export type Example = {
  /** Address of the entity's records. */
  url: string;
  key: string;
  recordId: string;
  /** One plain value to be written. */
  change: { field: string; value: string | number | boolean };
};
type Snippets = { read: string; update: string };

/** Code that runs as it is pasted, with nothing to install. */
export const examplesIn: Readonly<Record<ExampleLanguage, (example: Example) => Snippets>> = {
  javascript: ({ url, key, recordId, change }) => ({
    read: `const response = await fetch(${quoted(url)}, {
  headers: { api_key: ${quoted(key)} },
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());
`,
    update: `const response = await fetch(${quoted(`${url}/${recordId}`)}, {
  method: "PUT",
  headers: { api_key: ${quoted(key)}, "Content-Type": "application/json" },
  body: JSON.stringify({ ${quoted(change.field)}: ${literal(change.value)} }),
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());
`,
  }),
  python: ({ url, key, recordId, change }) => ({
    read: `import json
from urllib.request import Request, urlopen

request = Request(${quoted(url)}, headers={"api_key": ${quoted(key)}})
with urlopen(request) as response:
    print(json.load(response))
`,
    update: `import json
from urllib.request import Request, urlopen

request = Request(
    ${quoted(`${url}/${recordId}`)},
    method="PUT",
    headers={"api_key": ${quoted(key)}, "Content-Type": "application/json"},
    data=json.dumps({${quoted(change.field)}: ${pythonLiteral(change.value)}}).encode(),
)
with urlopen(request) as response:
    print(json.load(response))
`,
  }),
  curl: ({ url, key, recordId, change }) => ({
    read: `curl --fail-with-body ${shell(url)} \\
  --header ${shell(`api_key: ${key}`)}
`,
    update: `curl --fail-with-body --request PUT ${shell(`${url}/${recordId}`)} \\
  --header ${shell(`api_key: ${key}`)} \\
  --header 'Content-Type: application/json' \\
  --data ${shell(JSON.stringify({ [change.field]: change.value }))}
`,
  }),
};

/** A string as JavaScript and Python both read it: theirs is a wider JSON. */
const quoted = (text: string) => JSON.stringify(text);
const literal = (value: Example['change']['value']) => JSON.stringify(value);

function pythonLiteral(value: Example['change']['value']): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}

const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
