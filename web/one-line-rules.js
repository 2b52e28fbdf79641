// A Prettier plugin: rules of CSS that fit on a line stay on it, so that a component is read on one screen.
import { doc } from 'prettier';
import * as css from 'prettier/plugins/postcss';

const { fill, group, indent, join, line } = doc.builders;
const printer = css.printers.postcss;

/** Lines are broken only where the whole does not fit on one. */
function softened(printed) {
  return doc.utils.mapDoc(printed, (part) => {
    if (part.type === 'line' && part.hard) return line;
    return part.type === 'break-parent' ? '' : part;
  });
}

function print(path, options, next) {
  const printed = printer.print(path, options, next);
  const { type, nodes } = path.node;
  const isPlain = type === 'css-rule' && nodes?.length > 0 && nodes.every((node) => node.type === 'css-decl');
  if (!isPlain) return printed;
  const declarations = path.map((child) => {
    const declaration = next();
    return child.node.prop.startsWith('grid') ? declaration : softened(declaration); // Rows of a grid keep their lines.
  }, 'nodes');
  return group([softened(next('selector')), ' {', indent([line, fill(join(line, declarations))]), line, '}']);
}

export const parsers = { css: css.parsers.css }; // Prettier takes the printer from where it finds the parser.
export const printers = { postcss: { ...printer, print } };
