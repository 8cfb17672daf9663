import type { ComponentType } from 'react';
import { Articles } from './articles';
import { Buttons } from './buttons';
import { Calendars } from './calendars';
import { Cells } from './cells';
import { Checkouts } from './checkouts';
import { Dialogs } from './dialogs';
import { Display } from './display';
import { Inputs } from './inputs';
import { Lists } from './lists';
import { Loadings } from './loadings';
import { Pages } from './pages';
import { People } from './people';
import { Results } from './results';
import { Sheets } from './sheets';
import { States } from './states';
import { Tokens } from './tokens';

/** The gallery's table of contents. */
export const sections: { id: string; title: string; Content: ComponentType }[] = [
  { id: 'tokens', title: '颜色、文字与图标', Content: Tokens },
  { id: 'buttons', title: '按钮', Content: Buttons },
  { id: 'cells', title: '单元格', Content: Cells },
  { id: 'inputs', title: '表单', Content: Inputs },
  { id: 'calendars', title: '日历、多选与海报', Content: Calendars },
  { id: 'display', title: '卡片、标签页、步骤', Content: Display },
  { id: 'people', title: '人物、封面、数字', Content: People },
  { id: 'dialogs', title: '轻提示、对话框、通知', Content: Dialogs },
  { id: 'sheets', title: '半屏弹层与选择器', Content: Sheets },
  { id: 'lists', title: '下拉刷新与加载更多', Content: Lists },
  { id: 'loadings', title: '加载', Content: Loadings },
  { id: 'states', title: '空状态与失败', Content: States },
  { id: 'results', title: '结果页', Content: Results },
  { id: 'checkouts', title: '下单与支付', Content: Checkouts },
  { id: 'articles', title: '长文', Content: Articles },
  { id: 'pages', title: '页面框架', Content: Pages },
];
