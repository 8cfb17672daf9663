export { answerRegistry, boot, card, FakeRequest, forgetBoot, hrefs, scripts } from './boot-page';
export { openAccount, registryOf } from './registry';
export { releaseOf } from './release';
