import { useSession } from '@suite/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentTo } from '../consent/testing';
import { Life, pass } from './testing/life';
import type { Standing } from './types';
import { button, freshDevice, tap, title, visit } from './testing/visit';
import { problems } from './words';

describe('a step that another device takes', () => {
  let life: Life;
  beforeEach(() => {
    jest.useFakeTimers();
    useSession.setState({ user: 7, line: 'learner' });
  });
  afterEach(() => {
    life.close();
    jest.useRealTimers();
  });

  async function at(stage: Standing['stage']) {
    life = new Life();
    life.server.go(stage);
    life.open();
    await pass(300);
    if (stage === 'sign') await life.happen({ do: 'read' });
    life.signing.send({
      type: 'elsewhere',
      consent: consentTo(stage === 'face' ? 'face' : 'signature'),
    });
    await pass(300);
    return life;
  }

  test('the page follows, and goes on by itself when the step was taken there', async () => {
    const { signing, server } = await at('face');
    expect(signing.state().ticket).toMatchObject({ pin: '1234' });
    await pass(60_000);
    expect(signing.state().ticket).toBeDefined();
    server.go('sms');
    await pass(3500);
    expect(signing.state()).toMatchObject({ stage: 'sms', ticket: undefined, task: undefined });
  });

  test('also over a network that fails, and after the learner has looked at another app', async () => {
    const { signing, server } = await at('face');
    server.online = false;
    await pass(20_000);
    signing.send({ type: 'returned' });
    expect(signing.state().ticket).toBeDefined();
    server.go('sms');
    server.online = true;
    await pass(3500);
    expect(signing.state().stage).toBe('sms');
  });

  test('a signature there is a signature, and one here is not asked for any more', async () => {
    const { signing, server } = await at('sign');
    await life.happen({ do: 'sign there' });
    server.hear();
    await pass(3500);
    expect(signing.state().stage).toBe('signed');
    expect(server.received).toEqual([]);
  });

  test('a text that is revised meanwhile is read again first', async () => {
    const { signing, server } = await at('sign');
    server.version++;
    await pass(3500);
    expect(signing.state()).toMatchObject({ stage: 'read', ticket: undefined });
  });

  test('after ten minutes the code is over, and the page says so', async () => {
    const { signing } = await at('face');
    await pass(605_000);
    expect(signing.state()).toMatchObject({ stage: 'face', ticket: undefined, problem: problems.over });
  });

  test('its address and its number are kept nowhere', async () => {
    await at('face');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/1234|#\/face/);
  });
});

describe('on the page', () => {
  freshDevice();

  test('the face step offers another device, with its consent, and shows the code and its number', async () => {
    const { model } = visit('face');
    await title('人脸核验');
    await tap('换一台手机完成这一步');
    await title('换一台手机完成');
    expect(await screen.findByRole('img', { name: '换一台手机完成这一步的二维码' })).toBeVisible();
    expect(screen.getByText('1234')).toBeVisible();
    await tap('还是用这台设备');
    await title('人脸核验');
    await tap('换一台手机完成这一步');
    await title('换一台手机完成');
    model.go('sms');
    await title('短信验证');
  });

  test('without the consent nothing is opened for another device', async () => {
    visit('face', (model) => void (model.consents = []));
    await title('人脸核验');
    await tap('换一台手机完成这一步');
    expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意');
    expect(button('开始人脸核验')).toBeVisible();
  });

  test('a consent that was given there is not asked for again, also while the server has not said so', async () => {
    visit('face', (model) => {
      model.consents = [];
      const { ask } = model.edition;
      model.edition.ask = () => (model.consents.length > 0 ? new Promise(() => undefined) : ask());
    });
    await title('人脸核验');
    await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意《人脸信息使用说明》' }));
    await tap('换一台手机完成这一步');
    await title('换一台手机完成');
    await tap('还是用这台设备');
    await title('人脸核验');
    await tap('换一台手机完成这一步');
    await title('换一台手机完成');
  });

  test('a consent stays ticked when there is no code to be had', async () => {
    visit('face', (model) => {
      model.consents = [];
      model.edition.faceUrl = async () => ({ shortUrl: '/f/abc' });
    });
    await title('人脸核验');
    const tick = () => screen.getByRole('checkbox', { name: '我已阅读并同意《人脸信息使用说明》' });
    await userEvent.click(tick());
    await tap('换一台手机完成这一步');
    expect(await screen.findByText(problems.lost)).toBeVisible();
    expect(tick()).toBeChecked();
  });

  test('a server that gives no ticket opens its page to nobody else', async () => {
    visit('face', ({ edition }) => {
      edition.faceUrl = async () => ({ shortUrl: '/f/abc' });
    });
    await title('人脸核验');
    await tap('换一台手机完成这一步');
    expect(await screen.findByText(problems.lost)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
