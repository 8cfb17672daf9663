// What a package is made of: a bill of materials, and the licences of all libraries.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The apps and the tools of releases with all that they are made from, as CycloneDX. */
function billOfMaterials() {
  const apps = readdirSync(root).filter((name) => /^(?:host|remote-.+)$/.test(name));
  const parts = [...apps, '@suite/release'].flatMap((name) => ['--workspace', name]);
  // With what tests and builds need: npm would leave out React with them, because tools ask for it too.
  const args = ['sbom', '--sbom-format', 'cyclonedx', ...parts];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  // npm takes the name of the folder.
  bill.metadata.component.name = readJson(join(root, 'package.json')).name;
  return bill;
}

/** The folders of installed libraries, by name and version. */
function libraries() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => /node_modules\//.test(path) && !link,
  );
  return new Map(
    installed.map(([path, { version, name = path.split('node_modules/').at(-1) }]) => [
      `${name}@${version}`,
      join(root, path),
    ]),
  );
}

const licenceIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(basename(name)))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

const licenceName = ({ license, expression }) => expression ?? license.id ?? license.name;

/** The licence texts of a bill's libraries: a text that several have stands below all their names. */
function notice({ components }) {
  const folders = libraries();
  const byText = new Map();
  for (const { 'bom-ref': ref, licenses = [] } of components) {
    const id = ref.split('|').at(-1);
    const folder = folders.get(id);
    // Without a folder it is our own, or made for another system.
    if (!folder || !existsSync(folder)) continue;
    const text = licenceIn(folder);
    const line = `${id}  ${licenses.map(licenceName).join(', ')}`;
    byText.set(text, (byText.get(text) ?? new Set()).add(line));
  }
  const blocks = [...byText].map(([text, lines]) => [...lines].sort().join('\n') + (text && `\n\n${text}`));
  return `${blocks.sort().join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** Writes both into a folder. */
export function writeBill(folder) {
  const bill = billOfMaterials();
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(bill));
  writeFileSync(join(folder, 'NOTICE.txt'), notice(bill));
}
