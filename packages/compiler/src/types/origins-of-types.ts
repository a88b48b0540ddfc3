import { sep } from 'node:path';
import ts from 'typescript';
import { places } from '../places.ts';
import { isGenerated, pathOf } from './app-program.ts';

const runtimeFolder = `${places.runtime}${sep}src${sep}`;

const fileOfSymbol = (symbol: ts.Symbol | undefined): string | undefined =>
  symbol?.declarations?.[0]?.getSourceFile().fileName;

/** The entity whose records have this type, by the declarations made for it. */
export function entityOfRecord(type: ts.Type): string | undefined {
  const file = fileOfSymbol(type.aliasSymbol) ?? fileOfSymbol(type.symbol);
  if (file === undefined || !isGenerated(file)) return undefined;
  const [folder, name] = pathOf(file).split('/');
  return folder === 'entities' ? name : undefined;
}

/** The record type of an entity's class (`Task`, with its methods). */
export function recordOfClass(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const get = type.getProperty('bulkCreate') && type.getProperty('get');
  const promise = get && checker.getTypeOfSymbol(get).getCallSignatures()[0]?.getReturnType();
  return promise && checker.getTypeArguments(promise as ts.TypeReference)[0];
}

/** The entity whose class this is. */
export function entityOfClass(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const record = recordOfClass(type, checker);
  return record && entityOfRecord(record);
}

/** The type is declared for this app: an entity's class, the client. */
export const isMadeForApp = (type: ts.Type): boolean => {
  const file = fileOfSymbol(type.symbol) ?? fileOfSymbol(type.aliasSymbol);
  return file !== undefined && isGenerated(file);
};

/** Which part of the runtime declares the symbol. */
export function runtimePart(symbol: ts.Symbol | undefined): 'kit' | 'ui' | 'sdk' | 'app' | undefined {
  const file = fileOfSymbol(symbol);
  if (file === undefined) return undefined;
  if (isGenerated(file)) return 'sdk';
  if (!file.startsWith(runtimeFolder)) return undefined;
  const [part] = file.slice(runtimeFolder.length).split(sep);
  return part === 'kit' || part === 'ui' || part === 'sdk' ? part : undefined;
}

/** The symbol behind an import. */
export const symbolOf = (checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined => {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};
