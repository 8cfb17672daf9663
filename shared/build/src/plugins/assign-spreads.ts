import ts from 'typescript';

const isAssigned = (node: ts.Node) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** `{ ...a, b }` as calls of `Object.assign`, one in another, so that all happens in the same order. */
function assigned(
  { properties }: ts.ObjectLiteralExpression,
  { factory }: ts.TransformationContext,
): ts.Expression {
  const assign = (target: ts.Expression, source: ts.Expression) => {
    const callee = factory.createPropertyAccessExpression(factory.createIdentifier('Object'), 'assign');
    const call = factory.createCallExpression(callee, undefined, [target, source]);
    // webpack may leave out a spread whose result is not used, and so it may with this call.
    return ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, '@__PURE__');
  };
  let result: ts.Expression | undefined;
  let own: ts.ObjectLiteralElementLike[] = [];
  const takeOwn = () => {
    const literal = factory.createObjectLiteralExpression(own);
    if (own.length > 0 || !result) result = result ? assign(result, literal) : literal;
    own = [];
  };
  for (const property of properties) {
    if (!ts.isSpreadAssignment(property)) own.push(property);
    else {
      takeOwn();
      result = assign(result as ts.Expression, property.expression);
    }
  }
  if (own.length > 0) takeOwn();
  return result as ts.Expression;
}

/**
 * Writes spreads in objects as `Object.assign`. Lowering them to the engine floor puts seven helpers into each script
 * that has one.
 */
export const assignSpreads: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    // `({ a, ...rest } = b)` takes apart and makes nothing.
    if (isAssigned(node) && ts.isObjectLiteralExpression((node as ts.BinaryExpression).left)) return node;
    const seen = ts.visitEachChild(node, visit, context);
    if (!ts.isObjectLiteralExpression(seen) || !seen.properties.some(ts.isSpreadAssignment)) return seen;
    // `Object.assign` would call getters.
    return seen.properties.some(ts.isAccessor) ? seen : assigned(seen, context);
  };
  return (file) => ts.visitEachChild(file, visit, context);
};
