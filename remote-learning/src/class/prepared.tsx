import type { ClassInfo } from '@suite/api';
import { Card } from '@suite/ui';
import { dayAndWeekday, dayAt, nearMomentInWords } from '@suite/kernel/time';
import { links } from '@suite/kernel/links';
import { Button, Cell, CellGroup, Dialog } from '@suite/ui/base';
import { IconForm, IconPoster, IconTeacher } from './icons';
import css from './rest-cards.module.css';

export interface PreparedProps {
  info: ClassInfo;
  /** Absent if the staff assigns the class: then the learner cannot cancel it. */
  onCancel: (() => Promise<void>) | undefined;
}

/** What a learner can do between choosing a class and its first day. */
export function Prepared({ info, onCancel }: PreparedProps) {
  return (
    <>
      <CellGroup title="开班前准备">
        <Cell icon={<IconForm />} title="报名登记表" label="让班主任和同学认识您" to={links.classForm()} />
        <Cell icon={<IconPoster />} title="开班海报" label="晒出您的学习宣言" to={links.classPoster()} />
        <Cell
          icon={<IconTeacher />}
          title="我的老师"
          label="添加班主任，开班前会联系您"
          to={links.myTeacher()}
        />
      </CellGroup>
      {onCancel ? <Change info={info} onCancel={onCancel} /> : null}
    </>
  );
}

function Change({ info, onCancel }: { info: ClassInfo; onCancel: () => Promise<void> }) {
  const { cancel_deadline, can_cancel, class_name, start_date } = info;
  if (can_cancel === 0) {
    return (
      <Card title="更换日期">
        <p className={css.text}>名额已为您保留，现在不能自己更换日期。确有困难，请联系班主任调整。</p>
      </Card>
    );
  }
  const ask = async () => {
    const agreed = await Dialog.confirm({
      title: '取消开班',
      message: `将退出“${class_name}”（${dayAndWeekday(start_date)}开班），名额不再保留，需要重新选择日期。`,
      confirmText: '确认取消',
      cancelText: '先不取消',
    });
    if (agreed) await onCancel();
  };
  return (
    <Card title="更换日期" extra={`${nearMomentInWords(cancel_deadline, dayAt(Date.now()))} 截止`}>
      <p className={css.text}>时间不合适？截止前可以取消，再选一个新的开班日期。</p>
      <div className={css.action}>
        <Button block type="default" onClick={ask}>
          取消本次开班
        </Button>
      </div>
    </Card>
  );
}
