import {
  ButtonLink,
  Card,
  Cover,
  CoverRow,
  IconButton,
  IconCheck,
  IconClose,
  IconTile,
  PageHead,
  Person,
  Points,
  Stats,
  Tag,
  Unbroken,
} from '@suite/ui';
import { RouterProvider } from '@suite/kernel/router';
import { createMemoryRouter } from '@suite/kernel/testing';
import { Caption } from '../caption';
import css from '../gallery.module.css';

const picture = (letters: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9db7f5"/><text x="50%" y="55%" font-size="40" text-anchor="middle">${letters}</text></svg>`,
  )}`;
const face = picture('林', 112, 112);
const lesson = picture('第一课', 240, 135);

const points = ['每天一节短视频，学完做本节测试', '班主任全程陪伴，作业逐份点评'];
const stats = [
  { name: '连续打卡', value: 12, unit: '天' },
  { name: '累计打卡', value: undefined, unit: '天' },
  { name: '已练单元', value: '3/8' },
];

const router = createMemoryRouter();

export function People() {
  return (
    <RouterProvider router={router}>
      <Caption text="页首">
        <PageHead title="我的老师" lead="有学习上的问题，随时找老师" />
      </Caption>
      <Caption text="人物：大、中、小">
        <Card label="林老师">
          <div className={css.apart}>
            <Person size="large" as="h2" avatar={face} name="林知远">
              财务分析讲师
            </Person>
            <Tag tone="success">已添加</Tag>
          </div>
          <div className={css.apart}>
            <Person size="medium" avatar={face} name="林知远">
              班主任
            </Person>
          </div>
          <Person avatar={face} name="清禾">
            理财 2026 秋季 3 班 · 11月20日
          </Person>
        </Card>
      </Caption>
      <Caption text="封面与文字；没有图片时按标题画一幅">
        <Card>
          {[lesson, '', '', ''].map((src, at) => (
            <div className={css.apart} key={at}>
              <CoverRow cover={<Cover className={css.lesson} src={src} title="认识财务报表" seed={at} />}>
                第一课　认识财务报表
              </CoverRow>
            </div>
          ))}
        </Card>
      </Caption>
      <Caption text="金额的括号不拆行">
        <Card>
          <div style={{ width: '3.2rem' }}>
            <Unbroken text="贷款总额 120 万元（360 期）" />
          </div>
        </Card>
      </Caption>
      <Caption text="数字、要点">
        <Card>
          <Stats items={stats} />
        </Card>
        <div className={css.ground}>
          <Stats light items={stats} />
        </div>
        <Card>
          <Points items={points} />
        </Card>
        <Card>
          <Points loose items={points} />
        </Card>
      </Caption>
      <Caption text="图标块、图标按钮、像按钮的链接" padded>
        <div className={css.row}>
          <IconTile className={css.tile}>
            <IconCheck />
          </IconTile>
          <IconButton className={css.icons} label="关闭" onClick={() => undefined}>
            <IconClose />
          </IconButton>
          <ButtonLink to="/">返回个人中心</ButtonLink>
        </div>
      </Caption>
    </RouterProvider>
  );
}
