import { parseSync } from 'oxc-parser';
import type { Plugin } from 'rolldown';
import { iconFiles } from './lucide.ts';

/** Names icons one by one, so that the bundler need not read all 1,700 to drop all but a few. */
export function singleIcons(): Plugin {
  const icons = iconFiles();
  return {
    name: 'sayso:icons',
    transform(code, id) {
      if (!code.includes('lucide-react') || /node_modules/.test(id)) return null;
      // Files of an app have no ending, and all are read as TSX.
      const lang = id.endsWith('.ts') ? 'ts' : 'tsx';
      const { module } = parseSync('module', code, { lang, sourceType: 'module' });
      let changed = code;
      for (const found of [...module.staticImports].reverse()) {
        if (found.moduleRequest.value !== 'lucide-react') continue;
        const lines = found.entries
          .filter((entry) => !entry.isType)
          .map(({ importName, localName }) => {
            const { name } = importName;
            const file = name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined;
            return file === undefined ? null : `import ${localName.value} from ${JSON.stringify(file)};`;
          });
        if (lines.length > 0 && !lines.includes(null)) {
          changed = changed.slice(0, found.start) + lines.join(' ') + changed.slice(found.end);
        }
      }
      return changed === code ? null : { code: changed };
    },
  };
}
