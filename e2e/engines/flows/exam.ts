import { reload, see, tap, until } from '../steps';
import type { Flow } from './flow';

/** An exam without a limit of time, of which ten of twenty questions are answered. */
const exam = '/exam?paper_id=902';

const chooseFirst = `(() => {
  const option = document.querySelector('input[type=radio],input[type=checkbox]');
  if (option) option.click();
  return !!option;
})()`;

/** Taking exams. */
export const examFlows: Flow[] = [
  {
    name: '考试：接着草稿答题，中途刷新，交卷',
    async run({ page, enter }) {
      await enter('to-sign', 'messenger', exam);
      await see(page, '已答 10/20');
      await until(page, '选项', chooseFirst);
      await see(page, '已答 11/20');
      await reload(page);
      await see(page, '已答 11/20');
      await tap(page, '答题卡');
      await tap(page, '交卷');
      await see(page, '确认交卷');
      await until(
        page,
        '确认框里的「交卷」',
        `(() => {
          const dialog = document.querySelector('[role=dialog][aria-modal=true], [role=alertdialog]');
          const all = Array.from(document.querySelectorAll('[role=dialog] button'));
          const button = all.filter((one) => /交卷$/.test(one.textContent.trim())).pop();
          if (button && dialog) button.click();
          return !!button && !!dialog;
        })()`,
      );
      await until(page, '考试结果', '/考试(通过|未通过)/.test(document.body.innerText)');
    },
  },
];
