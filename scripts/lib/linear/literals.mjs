import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

/** Sources that run in production: no tests, and nothing that only tests load. */
export function productionFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  return (
    listed
      .split('\n')
      .filter((file) => /^packages\/[a-z]+\/src\/.*\.tsx?$/.test(file))
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      // One that was moved or deleted stands in the index until that is committed.
      .filter((file) => existsSync(join(root, file)))
  );
}

/** Every expression that a file writes as a literal or as a constant text: `{ file, line, source, flags }`. */
export function literalsIn(file, text = readFileSync(join(root, file), 'utf8')) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const visit = (node) => {
    const expression = expressionOf(node);
    if (expression !== undefined) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, ...expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || node.expression.getText() !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  return { source: source.text, flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '' };
}
