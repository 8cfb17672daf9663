/** Changes a sentence of a source file on its way into a build. */
module.exports = function edited(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`there is no "${from}" any more: change another sentence`);
  return source.replace(from, to);
};
