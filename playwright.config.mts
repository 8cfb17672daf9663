// So that `npx playwright test` finds it.
export { default } from './e2e/playwright.config';
