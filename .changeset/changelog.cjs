/** Writes what a changeset says, without hashes of commits, which readers of a package cannot look up. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
