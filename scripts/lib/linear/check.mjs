import { analyse } from 'scslre';
import { isBounded, withBounds } from './builder-bounds.mjs';
import { builtExpressions } from './built.mjs';
import { exceptions } from './exceptions.mjs';
import { literalsIn, productionFiles } from './literals.mjs';

/** What makes an expression slower than linear, each in a few words; none where it is linear. */
export function faultsOf({ file, source, flags }) {
  const whole = reportsOn(source, flags);
  // No bound helps where the time doubles with every sign.
  const exponential = whole.filter((report) => report.exponential);
  const left =
    exponential.length > 0 || !isBounded(file) ? whole : reportsOn(withBounds({ source, flags }), flags);
  return left.map(inWords);
}

const reportsOn = (source, flags) => analyse({ source, flags }, { assumeRejectingSuffix: false }).reports;

function inWords(report) {
  const speed = report.exponential ? 'exponential' : 'quadratic';
  if (report.type === 'Move')
    return `${speed}: each place of a run is tried as the start of ${report.quant.raw}`;
  if (report.type === 'Self') return `${speed}: ${report.quant.raw} repeats what repeats`;
  return `${speed}: ${report.startQuant.raw} and ${report.endQuant.raw} may share a run in many ways`;
}

async function check() {
  const files = productionFiles();
  const all = [...files.flatMap((file) => literalsIn(file)), ...(await builtExpressions(files))];
  const known = new Set();
  const unused = new Set(exceptions);
  let faults = 0;
  for (const expression of all) {
    const key = `${expression.file} ${expression.flags} ${expression.source}`;
    // Some are built for each line of a table, or are literals of a module that is loaded as well.
    if (known.has(key)) continue;
    const found = faultsOf(expression);
    known.add(key);
    if (found.length === 0) continue;
    const excepted = exceptions.find(
      ({ file, begins }) => file === expression.file && expression.source.startsWith(begins),
    );
    unused.delete(excepted);
    if (excepted && !found.some((fault) => fault.startsWith('exponential'))) continue;
    faults += 1;
    process.stdout.write(`${expression.file}:${expression.line} /${expression.source}/${expression.flags}\n`);
    for (const fault of found) process.stdout.write(`  ${fault}\n`);
  }
  for (const { file, begins } of unused) process.stdout.write(`${file}: no need to except /${begins}\n`);
  process.stdout.write(`${known.size} expressions, ${faults} not linear\n`);
  return faults + unused.size > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await check();
