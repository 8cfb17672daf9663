/** Why a change was refused or could not be made. Codes are stable: scripts and CI may rely on them. */
export type ReleaseErrorCode =
  /** The dist folder has no `release.json`. */
  | 'MANIFEST_MISSING'
  /** `release.json` has not the form that a build writes. */
  | 'MANIFEST_WRONG'
  /** A listed file is not in the dist folder. */
  | 'FILE_MISSING'
  /** A file is not the one that was built. */
  | 'FILE_CHANGED'
  /** Something that loading takes is not among the release's files. */
  | 'ENTRY_MISSING'
  /** The host's document lacks a placeholder. */
  | 'DOCUMENT_WRONG'
  /** A path or a name belongs to another app. */
  | 'ROUTE_TAKEN'
  /** A container's global name belongs to another release that a page may hold at the same time. */
  | 'CONTAINER_TAKEN'
  /** A setting of the environment is missing or malformed. */
  | 'SITE_WRONG'
  /** One app twice in one change. */
  | 'APP_TWICE'
  /** Remotes alone make no suite. */
  | 'HOST_MISSING'
  /** The version is in the store with other content. */
  | 'VERSION_EXISTS'
  /** The store's registry cannot be read; nothing is guessed. */
  | 'REGISTRY_BROKEN'
  /** The change would make a registry that no page accepts. */
  | 'REGISTRY_WRONG'
  /** Others kept changing the document. */
  | 'REGISTRY_BUSY'
  /** The document is no longer the one that was read. */
  | 'CONFLICT'
  /** The folder is there already. */
  | 'EXISTS'
  /** Another process keeps the store locked. */
  | 'STORE_BUSY'
  | 'STORE_FULL'
  | 'STORE_DENIED'
  | 'STORE_FAILED'
  /** Another program listens on the port. */
  | 'PORT_TAKEN';

/** A refusal or a failure with a code for machines and a message for people. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether an error is the refusal of that code. */
export function isRefusal(error: unknown, code: ReleaseErrorCode): boolean {
  return error instanceof ReleaseError && error.code === code;
}
