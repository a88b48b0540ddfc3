import type { JSXOpeningElement } from 'oxc-parser';
import type { Use } from './names.ts';

/** The tag that a use opens. */
export const tagOf = ({ how, parent }: Use): JSXOpeningElement | undefined =>
  how === 'element' && parent?.type === 'JSXOpeningElement' ? parent : undefined;

export const attributeNames = (tag: JSXOpeningElement): string[] =>
  tag.attributes.flatMap((attribute) =>
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [],
  );

const ofIcons =
  /^(?:className|class|size|color|strokeWidth|stroke|fill|style|key|title|role|aria-.*|data-.*)$/;

/** `<Calendar className="size-4" />` and `icon: Calendar`: a name that others bear too is used as an icon here. */
export const isIconUse = (use: Use): boolean => {
  const tag = tagOf(use);
  if (!tag) return use.how === 'value';
  return (
    tag.selfClosing && tag.attributes.length > 0 && attributeNames(tag).every((name) => ofIcons.test(name))
  );
};

export const isElement = ({ how }: Use): boolean => how === 'element';
export const isCode = ({ how }: Use): boolean => how !== 'element';

/** How many values the calls of a name are given at least; 0 when it is used otherwise. */
export const fewestArguments = (uses: readonly Use[]): number =>
  Math.min(
    ...uses.map(({ how, parent }) =>
      how === 'call' && parent?.type === 'CallExpression' ? parent.arguments.length : 0,
    ),
  );
