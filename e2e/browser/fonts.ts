import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workFolder } from '@suite/build/workspace';
import { browserPackages } from './packages';

const weights = ['400Regular', '700Bold'];

/**
 * Writes a font configuration that adds Chinese fonts to those of the system, and returns its path: a bare
 * machine has no Chinese font and would show boxes.
 */
export async function fontConfiguration(): Promise<string> {
  const fonts = dirname(browserPackages().resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = workFolder('cache', 'fonts');
  const file = join(folder, 'fonts.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${weights.map((weight) => `  <dir>${join(fonts, weight)}</dir>`).join('\n')}
  <alias binding="strong"><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  );
  return file;
}
