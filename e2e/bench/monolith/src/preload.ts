import { matchRoute, pathOfHash } from '@suite/kernel/routes';

interface PageFiles {
  path: string;
  files: string[];
}

const pages = JSON.parse((document.getElementById('pages') as HTMLElement).textContent ?? '') as PageFiles[];
const row = matchRoute(pages, pathOfHash(location.hash));
for (const file of row ? row.files : []) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', /\.css$/.test(file) ? 'style' : 'script');
  link.href = `/${file}`;
  document.head.appendChild(link);
}
