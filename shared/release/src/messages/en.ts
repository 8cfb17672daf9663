import type { Catalogue } from './catalogue';

/** What happened and what to do about it, by code. */
export const en = {
  MANIFEST_MISSING: ['{where} is not there: build the app first', 'Run npm run build -- {app}.'],
  APP_NOT_HERE: ['there is no app {app} in {where}', 'Apps here are: {known}. Or name a build by --dist.'],
  MANIFEST_WRONG: ['{where}: {fault}', 'Build the app again with this version of the build package.'],
  FILE_MISSING: ['{app}: {path} is not in {where}', 'Build the app again; never edit what a build wrote.'],
  FILE_CHANGED: [
    '{app}: {path} is not the file that was built',
    'Build the app again; never edit what a build wrote.',
  ],
  ENTRY_MISSING: ['{app}: {fault}', 'Build the app again with this version of the build package.'],
  EXPOSED_MISSING: [
    '{app}: {fault}',
    'src/routes.ts must exist and be exposed as ./routes by webpack.config.mjs.',
  ],
  DOCUMENT_WRONG: ['host: {fault}', "Put the place back into the host's src/index.html."],
  ROUTE_TAKEN: ['{app}: {what} belongs to {owner}', 'Choose another one, or publish both apps together.'],
  ROUTE_LOST: [
    '{app} {version} no longer has {paths}: links to it would break',
    'If that is wanted, declare it: --drop-route {paths}, or "lost" in release.json.',
  ],
  ROUTE_LINKED: [
    '{app} {version} no longer has {path}, to which {linking} links',
    'Publish {by} without that link first, its rollback target included; or, if it is meant: --drop-route {path}.',
  ],
  CONTAINER_TAKEN: [
    '{app}: the container name {container} belongs to {owner}; it must carry app and version',
    'Build the app again under a new version.',
  ],
  SHARED_INCOMPATIBLE: [
    '{app} {version} was built against {module} {needs}, and the {track} host {host} has {has}',
    'Build against the versions of that host, or publish a host that has them first.',
  ],
  SIZE_OVER: [
    '{app}: {what} takes {size} KB over the wire, and may take {limit} KB',
    'Load what is not needed at once by import().',
  ],
  SYNTAX_ABOVE_FLOOR: [
    '{app}: {path} is above the engine floor ({floor}): {fault}',
    "Let the suite's build emit every script; it lowers all of them.",
  ],
  STYLE_WIDE: [
    '{app}: {selector} in {path} hits the pages of every app',
    "Begin it with a class of the app's own; a build can put one before the styles of a library.",
  ],
  SITE_WRONG: [
    "the site's setting {setting} is missing or malformed",
    'Correct the settings of the environment.',
  ],
  SITE_MISSING: [
    'the store has no settings of the environment, without which no host can go live',
    'Run npm run release -- publish {apps} --site FILE; they hold for later releases. An example to copy: shared/release/docs/site.example.json.',
  ],
  APP_TWICE: ['{app} is given twice', 'Give each app once.'],
  APP_UNKNOWN: ['{app} has never been published to this store', 'Published are: {known}.'],
  HOST_MISSING: [
    'the host must be published first or together with the remotes',
    'Run npm run release -- publish host {apps} --site FILE. An example of the settings: shared/release/docs/site.example.json.',
  ],
  NOT_PUBLISHED: [
    'nothing was published to {store} yet',
    'Run npm run build, then npm run release -- publish --all --site FILE. If releases should be there, mount its drive or name another store by --store.',
  ],
  NOT_LIVE: [
    '{store} has releases and no registry.json: none was made live, or registry.json was removed',
    'Run npm run release -- publish --all --site FILE. If a release was live, put registry.json back instead: a gateway that still runs sends it.',
  ],
  STORE_EMPTY: [
    '{store} is empty, though revision {revision} of it was live: nothing was changed',
    'Mount its drive, or name the right store by --store. If it was made anew on purpose, remove {file}.',
  ],
  VERSION_EXISTS: [
    '{app} {version} is in the store with other content: publish it under a new version',
    'Build with RELEASE_VERSION=… and publish that.',
  ],
  FILE_TAKEN: [
    '{app}: {path} is in the store with other content, which other releases need',
    'Change the file that it is built from; if npm run release -- verify names it, publish the release that is damaged again.',
  ],
  VERSION_NOT_BUILT: [
    '{where} holds {app} {found}, and {version} is not in the store either',
    'Build it: RELEASE_VERSION={version} npm run build -- {app}.',
  ],
  BUILD_OLD: [
    '{app} {version} was live already, and the source has changed since it was built',
    'Run npm run build -- {app}, then publish again.',
  ],
  VERSION_MISSING: ['{app} {version} is not in the store', 'In the store are: {known}.'],
  REVISION_UNKNOWN: [
    'the log knows no versions of a revision {revision}',
    'It knows {known}: npm run release -- history.',
  ],
  LOG_EDITED: [
    'the line of revision {revision} in the log is not the one that the registry vouches for',
    'Find out who wrote to the store. Roll the apps back one by one: each is checked on its own.',
  ],
  VERSION_WITHDRAWN: [
    '{app} {version} was taken back before',
    'Publish a new version; or, if it was taken back by mistake: npm run release -- publish {app} --version {version} --again.',
  ],
  RELEASE_BROKEN: [
    '{app} {version} is damaged in the store: {path}',
    'Publish a new version; npm run release -- verify shows all damage.',
  ],
  RELEASE_CONDEMNED: [
    '{app} {version} is being removed from the store',
    'Run npm run release -- gc to end the removal, then try again.',
  ],
  UPLOAD_BROKEN: [
    '{path} did not arrive whole in the store',
    'Nothing that is live was touched: publish again.',
  ],
  NOTHING_TO_ROLL_BACK: [
    '{app} has no earlier version that could be live',
    'Name one by --to, or publish a corrected version.',
  ],
  VERSION_OVERTAKEN: [
    '{app} {version} was published while this was on its way, so nothing was changed',
    'See npm run release -- status, and type it again if {version} is meant too.',
  ],
  CANARY_MISSING: ['{app} has no canary', 'Begin one: npm run release -- publish {app} --canary 5.'],
  CANARY_OR_LIVE: [
    '{app} has a canary, {canary} for {percent} % of the visitors, beside {live}: which of them is bad?',
    'The canary: npm run release -- rollback {app} --canary-only. The live version: npm run release -- rollback {app} --live.',
  ],
  CANARY_WITHOUT_LIVE: [
    '{app} is not live yet, so there is nothing to compare a canary with',
    'Publish it without --canary.',
  ],
  PERCENT_WRONG: [
    '{percent} is no share of visitors',
    'Give a number from 0 to 100 with at most two decimals.',
  ],
  RAMP_WRONG: [
    '{fault}',
    'Give growing shares in percent and the time of each: --steps 1,5,25,100 --every 10m.',
  ],
  RAMP_MISSING: [
    '{app} has no ramp: its canary does not grow by itself',
    'Begin one: npm run release -- canary {app} --steps 1,5,25,100 --every 10m.',
  ],
  OVERRIDES_WRONG: [
    '{fault}',
    'Versions are forms such as "*-pr*", origins such as https://preview.example.',
  ],
  KEY_MISSING: [
    'the registry must be signed, and no private key for {ids} is at hand',
    'Name the key file by --key or RELEASE_KEY, or put it into {folder}. If it is lost: shared/release/docs/operations.md, “When something is wrong”.',
  ],
  KEY_WRONG: ['{path} holds no private key of the curve P-256', 'Make one: npm run release -- keys create.'],
  KEY_EXPOSED: ['others may read the private key {path}', 'Run chmod 600 {path}.'],
  KEY_IN_STORE: [
    '{path} lies in the store, which the gateway serves',
    'Keep the private key in another folder.',
  ],
  KEY_EXISTS: ['{path} is there already', 'Name another file by --out; no key is ever overwritten.'],
  KEY_UNWRITABLE: [
    'the private key {path} cannot be written: {fault}',
    'Name a folder of your own that can be written to: --out FILE.',
  ],
  KEY_UNKNOWN: ['the registry trusts no key {id}', 'Trusted are: {known}.'],
  KEY_LIMIT: ['two keys are trusted already', 'Retire the old one first: npm run release -- keys retire ID.'],
  KEY_LAST: [
    '{id} is the only key that is trusted',
    'Create the next one first: npm run release -- keys create.',
  ],
  REGISTRY_BROKEN: [
    '{path} in the store is damaged: put its last good copy back, nothing was changed',
    'Take it from a gateway that still runs (/registry.json), or copy {copies} in the store to registry.json. Then run npm run release -- verify.',
  ],
  REGISTRY_GONE: [
    'registry.json is gone from the store, though revision {revision} was live: nothing was changed',
    'Pages that gateways serve from memory are not harmed. Take it from a gateway that still runs (/registry.json), or copy {copies} to registry.json. Then run npm run release -- verify.',
  ],
  REGISTRY_UNTRUSTED: [
    'the registry in the store is not signed by a trusted key ({ids}): nothing was changed',
    'Find out who wrote to the store, and put the newest signed copy back from revisions/. The trusted keys come from --trust, SUITE_TRUST or {file}.',
  ],
  REGISTRY_OLD: [
    'the registry in the store is revision {revision}, though {newest} was live: an older one was put back',
    'Put the copy of the newest revision back from revisions/. If the store was made anew on purpose, remove {file}.',
  ],
  STATE_WRONG: [
    '{path}, which remembers the last registry, cannot be read',
    'Mend or remove it; then the store is believed once as it is.',
  ],
  TRUST_WRONG: [
    '{path} holds no public key of the curve P-256, or one that cannot be read',
    'Name the .pub file that keys create wrote.',
  ],
  DOCUMENT_LATE: [
    'the change is made, but the document could not be renewed: {path} of the live host is damaged in the store',
    'Pages take the change from the registry. Publish a new version of the host, or roll it back; npm run release -- verify shows all damage.',
  ],
  DOCUMENT_FOREIGN: [
    '{path} would not be the document that the registry vouches for',
    'The host was changed in the store: publish it again, or roll it back.',
  ],
  RELEASE_UNPROVEN: [
    '{app} {version} was never live, and nothing proves that the store has what was built',
    'Publish it from its build, or give the hash that its upload printed: --hash HASH.',
  ],
  REGISTRY_WRONG: [
    'the change would make a registry that no page accepts',
    'Report this: it is a fault of the command.',
  ],
  REGISTRY_BUSY: ['others kept changing the registry; try again', 'Try again.'],
  CONFLICT: ['{path} was changed by somebody else', 'Try again.'],
  EXISTS: ['{path} is in the store already', 'Publish under a new version.'],
  STORE_MISSING: [
    'there is no folder {path}',
    'Mount its drive, or name the right store by --store. For a new store make the folder first: mkdir -p {path}',
  ],
  STORE_BUSY: ['another process keeps the store {path} locked', 'Wait for it to end, then try again.'],
  STORE_FULL: [
    'no space is left to write {path}',
    'Free some: npm run release -- gc (--keep 1 --days 0 frees the most), or make the disk larger. Then run the same command again. Nothing that is live was touched.',
  ],
  STORE_DENIED: [
    'the store does not permit {path}',
    'Check the owner of the folder, or the rights of the access key.',
  ],
  STORE_READ_ONLY: ['the store can only be read: {path}', 'Mount it for writing, or name another store.'],
  STORE_FAILED: [
    'the store failed at {path}: {fault}',
    'Check that the store can be reached, then try again.',
  ],
  STORE_SILENT: [
    'the store does not answer',
    'Check that it runs and can be reached from here (address, network, firewall), then try again.',
  ],
  STORE_UNCONDITIONAL: [
    'the endpoint of {path} does not keep the conditions of writes ({fault})',
    'Two publishers would overwrite each other. Add ?conditions=oss or ?conditions=cos to the address if it is one of these.',
  ],
  STORE_WRONG: ['{address} is no address of a store', 'Give a folder, or s3://bucket/prefix.'],
  PORT_TAKEN: ['{detail}', 'End the other program, or choose another port.'],
  VERIFY_FAILED: [
    'faults found in the store: {count}',
    'npm run release -- verify names them. Publish what is damaged under a new version, or roll back.',
  ],
  STACK_FOREIGN: [
    'no line of the stack names a script of a release',
    'Give the whole stack, with addresses such as https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345.',
  ],
  USAGE: ['{fault}', 'See npm run release -- help{command}.'],
} as const satisfies Catalogue;
