/** Stands in for the federation runtime's reader of manifests, which no remote of the suite has. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
