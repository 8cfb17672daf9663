import ts from 'typescript';
import { isRouteTable } from '../workspace';

const NEEDED = ['name', 'title', 'page'];
const KEPT = [...NEEDED, 'edition'];

const nameOf = ({ name }: ts.ObjectLiteralElementLike) => (name && ts.isIdentifier(name) ? name.text : '');

/**
 * Leaves out of a remote's routes what the registry knows of them: paths, and all that is said about a page. The host
 * takes from a container names, titles, pages and their editions alone.
 */
export const withoutRouteFacts: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  if (!isRouteTable(file.fileName)) return file;
  const visit = (node: ts.Node): ts.Node => {
    if (!ts.isObjectLiteralExpression(node) || !node.properties.some((one) => nameOf(one) === 'path'))
      return ts.visitEachChild(node, visit, context);
    const kept = node.properties.filter((one) => KEPT.includes(nameOf(one)));
    if (NEEDED.some((name) => !kept.some((one) => nameOf(one) === name)))
      throw new Error(`${file.fileName}: each route says its name, its title and its page itself`);
    return context.factory.updateObjectLiteralExpression(node, kept);
  };
  return ts.visitEachChild(file, visit, context);
};
