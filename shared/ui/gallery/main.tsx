import '@suite/ui/base';
import { providePlatform, type Platform } from '@suite/kernel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { Stand } from './stand';

/** A phone, or the stand's frame, shows the components themselves; a wide window shows the stand. */
const isPhone = window.self !== window.top || window.innerWidth <= 540;

function setRootSize() {
  document.documentElement.style.fontSize = isPhone ? `${window.innerWidth / 10}px` : '50px';
}
setRootSize();
window.addEventListener('resize', setRootSize);

providePlatform({
  context: 'browser',
  hasPage: () => true,
  http: { request: () => Promise.reject(new Error('the gallery makes no calls')) },
  messenger: { previewImages: async () => false } as Partial<Platform['messenger']> as Platform['messenger'],
  navigate: (to) => void (window.location.hash = to),
  report: (error) => console.error(error),
} as Partial<Platform> as Platform);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>{isPhone ? <Gallery /> : <Stand />}</StrictMode>,
);
