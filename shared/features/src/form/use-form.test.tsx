import { codes } from '@suite/api';
import { CallError } from '@suite/kernel';
import { Field, TextArea } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formDrafts, useForm, type Rules } from '.';
import { alerts, empty, input, rules, submit, visit, whole, words, type Values } from './testing';

const scrolledTo: Element[] = [];
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});
beforeEach(() => {
  formDrafts.of({ line: 'learner', user: 7 }, 'demo').remove();
  scrolledTo.length = 0;
});

test('an attempt with errors names every wrong field and is not sent; an error goes when its field is corrected', async () => {
  const send = jest.fn();
  visit({ send });
  expect(alerts()).toEqual([]);
  await submit();
  expect(alerts()).toEqual(['请输入姓名', '请选择性别', '请选择所在城市', '请打分', '请写下学习目标']);
  await userEvent.type(input('姓名'), '清禾');
  expect(alerts()).toEqual(['请选择性别', '请选择所在城市', '请打分', '请写下学习目标']);
  expect(send).not.toHaveBeenCalled();
});

test.each<[string, Partial<Values>, () => HTMLElement]>([
  ['an input', { name: '' }, () => input('姓名')],
  ['pills', { sex: '' }, () => screen.getByRole('radio', { name: '男' })],
  ['a cell', { city: '' }, () => screen.getByRole('button', { name: '所在城市' })],
  ['stars', { stars: 0 }, () => screen.getByRole('radio', { name: '1 星，很差' })],
  ['a text area', { goal: '' }, () => input('目标')],
])('the first error is scrolled to and has the focus: %s', async (_, part, control) => {
  visit({ start: { ...whole, ...part } });
  await submit();
  expect(control()).toHaveFocus();
  expect(scrolledTo).toHaveLength(1);
});

test('of a wrong choice the chosen pill has the focus, and its words belong to it', async () => {
  visit({ start: whole, rules: { sex: () => '选项已更新，请重新选择' } });
  await submit();
  expect(screen.getByRole('radio', { name: '女' })).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('选项已更新，请重新选择');
});

test('each further attempt leads to the first error again', async () => {
  visit();
  await submit();
  await userEvent.type(input('姓名'), '清禾');
  await submit();
  expect(screen.getByRole('radio', { name: '男' })).toHaveFocus();
  expect(scrolledTo).toHaveLength(2);
});

test('a double tap sends once, also when the first tap has been answered', async () => {
  const send = jest.fn(async () => 'stored');
  const onSent = jest.fn();
  visit({ start: whole, send, onSent });
  await userEvent.dblClick(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('stored'));
  await submit();
  expect(send.mock.calls).toEqual([[whole]]);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('a form that stays open can be sent again after a change', async () => {
  const send = jest.fn(async () => 'stored');
  visit({ start: whole, send });
  await submit();
  await userEvent.type(input('目标'), '！');
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('what is typed on a slow network after the tap is named as not sent, and can be sent', async () => {
  let arrive: (answer: string) => void = () => undefined;
  const send = jest.fn((_: Values) => new Promise<string>((resolve) => (arrive = resolve)));
  const onSent = jest.fn();
  visit({ start: whole, send, onSent });
  await submit();
  await userEvent.type(input('目标'), '！');
  await act(async () => arrive('stored'));
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('提交过程中修改的内容没有提交');
  Toast.clear();
  await submit();
  await act(async () => arrive('stored'));
  expect(send.mock.calls.map(([{ goal }]) => goal)).toEqual([whole.goal, `${whole.goal}！`]);
  expect(screen.queryByText(/修改的内容没有提交/)).toBeNull();
});

test('refused words are named at their field before anything is sent, and go with its next change', async () => {
  const send = jest.fn(async () => 'stored');
  visit({ start: { ...whole, name: '套现', goal: '一起刷单' }, send });
  await submit();
  await waitFor(() => expect(input('姓名')).toHaveFocus());
  expect(alerts()).toEqual(['请修改不能使用的词语：“套现”', '请修改不能使用的词语：“刷单”']);
  await userEvent.type(input('姓名'), '{Backspace}{Backspace}许');
  expect(alerts()).toEqual(['请修改不能使用的词语：“刷单”']);
  await submit();
  await waitFor(() => expect(input('目标')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(input('目标'));
  await userEvent.type(input('目标'), '慢慢来');
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

test('without a network the text stays and says so; the next attempt is free', async () => {
  let isOffline = true;
  const onSent = jest.fn();
  const send = async () => {
    if (isOffline) throw new CallError('service', 0, '');
    return 'stored';
  };
  visit({ start: whole, send, onSent });
  await submit();
  expect(alerts()).toEqual(['网络不稳定，没有收到结果。填写的内容还在，请再试一次']);
  isOffline = false;
  await submit();
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('a lost answer is asked for before it counts as a failure', async () => {
  const onSent = jest.fn();
  const send = () => Promise.reject(new CallError('service', 0, ''));
  visit({ start: whole, send, afterSilence: async ({ name }) => `${name} is known`, onSent });
  await submit();
  expect(onSent).toHaveBeenCalledWith('许清禾 is known');
});

test('an answer without the data that a form needs is asked for like a lost one', async () => {
  const onSent = jest.fn();
  const parts = { start: whole, send: async () => null as never, onSent };
  const { unmount } = visit({ ...parts, needsData: true, afterSilence: async () => undefined });
  await submit();
  expect(alerts()).toEqual([expect.stringContaining('没有收到结果')]);
  expect(onSent).not.toHaveBeenCalled();
  unmount();
  visit(parts);
  await submit();
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('what the provider had before counts as sent; another refusal is said in its words', async () => {
  const onSent = jest.fn();
  let code: number = codes.RULE;
  const send = () => Promise.reject(new CallError('silent', code, '现在不能提交'));
  visit({ start: whole, send, sentCodes: [codes.ALREADY_DONE], onSent });
  await submit();
  expect(alerts()).toEqual(['现在不能提交']);
  expect(onSent).not.toHaveBeenCalled();
  code = codes.ALREADY_DONE;
  await submit();
  expect(alerts()).toEqual([]);
  expect(onSent).toHaveBeenCalledWith(undefined);
});

test('a step checks its own fields, the next one starts without errors, the end checks all', async () => {
  const send = jest.fn(async () => 'stored');
  function Steps() {
    const [step, setStep] = useState(0);
    const form = useForm<Values, string>({
      start: empty,
      rules: { name: rules.name, goal: rules.goal } as Rules<Values>,
      texts: ['name'],
      send,
      onRefused: ([first]) => setStep(first === 'name' ? 0 : 1),
    });
    const { values, errors, change } = form;
    return (
      <>
        <div ref={form.ref}>
          {step === 0 ? (
            <Field
              label="姓名"
              value={values.name}
              error={errors.name}
              onChange={(name) => change({ name })}
            />
          ) : (
            <TextArea
              label="目标"
              value={values.goal}
              error={errors.goal}
              onChange={(goal) => change({ goal })}
            />
          )}
        </div>
        <Button onClick={() => (step === 1 ? form.submit() : form.check(['name']) && setStep(1))}>
          提交
        </Button>
      </>
    );
  }
  renderPage(<Steps />, { answers: [words] });
  await submit();
  expect(alerts()).toEqual(['请输入姓名']);
  await userEvent.type(input('姓名'), '刷单');
  await submit();
  expect(input('目标')).toBeValid();
  await submit();
  expect(alerts()).toEqual(['请写下学习目标']);
  expect(input('目标')).toHaveFocus();
  await userEvent.type(input('目标'), '慢慢来');
  await submit();
  await waitFor(() => expect(input('姓名')).toHaveFocus());
  expect(alerts()).toEqual(['请修改不能使用的词语：“刷单”']);
  expect(send).not.toHaveBeenCalled();
});
