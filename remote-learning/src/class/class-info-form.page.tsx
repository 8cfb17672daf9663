import {
  getUserInfo,
  queryOf,
  registrationSheet,
  submitRegistrationSheet,
  useCall,
  userDetail,
  type Registration,
  type RegistrationSheet,
} from '@suite/api';
import { areaNames, useAreas } from '@suite/features/address';
import { useForm } from '@suite/features/form';
import { platform, useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { yearAndDayInWords } from '@suite/kernel/time';
import { LoadingPage } from '@suite/features/loaded';
import { Card, IconCheck, MainAction, FamilySkeleton } from '@suite/ui';
import { Button, Page, Toast } from '@suite/ui/base';
import { useState } from 'react';
import { Fact } from './class-card';
import css from './class-info-form.module.css';
import { SheetFields } from './sheet-fields';
import { sheetErrors, sheetOf, trimmed } from './sheet-form';

/** Registration for a class: the sheet to fill in, and afterwards what was registered. */
export default function ClassInfoFormPage() {
  const registration = useCall(registrationSheet, undefined);
  const learner = useCall(userDetail, undefined);
  const profile = useCall(getUserInfo, undefined);
  // Loads the areas together with the sheet, which shows the name of a city.
  useAreas();
  const [editing, setEditing] = useState(false);
  const { data } = registration;
  // Without the profile the learner types more, but can register all the same.
  if (!data || !learner.data || profile.isPending) {
    return (
      <LoadingPage
        skeleton={<FamilySkeleton family="form" />}
        title="报名登记表"
        query={!data ? registration : learner.data ? profile : learner}
      />
    );
  }
  const { id, phone } = learner.data.userInfo;
  if (data.sheet && !editing) {
    return <Submitted registration={data} sheet={data.sheet} onEdit={() => setEditing(true)} />;
  }
  return (
    <SheetForm
      key={id}
      userId={id}
      registration={data}
      start={data.sheet ?? sheetOf(phone, profile.data?.student_infos)}
      onDone={() => setEditing(false)}
    />
  );
}

interface SheetFormProps {
  userId: number;
  registration: Registration;
  start: RegistrationSheet;
  onDone: () => void;
}

function SheetForm({ userId, registration, start, onDone }: SheetFormProps) {
  const client = useQueryClient();
  const form = useForm({
    start,
    draft: { user: userId, name: 'class-form' },
    rules: sheetErrors,
    texts: ['name', 'profession', 'slogan'],
    send: (sheet) => submitRegistrationSheet(trimmed(sheet)),
    onSent: async (answer) => {
      const { queryKey } = queryOf(registrationSheet, undefined);
      // A confirmation may come without data.
      if (answer) client.setQueryData(queryKey, answer);
      else await client.invalidateQueries({ queryKey });
      Toast.success('登记成功');
      onDone();
      window.scrollTo(0, 0);
    },
  });
  const footer = (
    <MainAction problem={form.problem} onClick={form.submit}>
      提交登记
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <ClassHead registration={registration} />
      <div ref={form.ref}>
        <SheetFields sheet={form.values} errors={form.errors} onChange={form.change} />
      </div>
      <p className={css.note}>
        班主任会按登记的信息联系您，信息只用于本次开班。没填完的内容会暂存在这台设备上，提交后清除。
      </p>
    </Page>
  );
}

function ClassHead({ registration: { class_name, start_date } }: { registration: Registration }) {
  return (
    <header className={css.head}>
      <h1 className={css.title}>报名登记表</h1>
      <p className={css.class}>{class_name}</p>
      <p className={css.lead}>开班日期 {yearAndDayInWords(start_date)}</p>
    </header>
  );
}

const sexes = ['未填写', '男', '女'] as const;

interface SubmittedProps {
  registration: Registration;
  sheet: RegistrationSheet;
  onEdit: () => void;
}

function Submitted({ registration, sheet, onEdit }: SubmittedProps) {
  const list = useAreas();
  const city = list.data && areaNames(list.data, [sheet.province_id, sheet.city_id]);
  return (
    <Page
      footer={
        <Button block onClick={() => platform().navigate(links.classPoster())}>
          生成开班海报
        </Button>
      }
    >
      <ClassHead registration={registration} />
      <Card
        title={
          <span className={css.done}>
            <IconCheck className={css.check} />
            已登记
          </span>
        }
        extra={
          <Button type="link" size="small" onClick={onEdit}>
            修改
          </Button>
        }
      >
        <dl>
          <Fact name="姓名">{sheet.name}</Fact>
          <Fact name="性别">{sexes[sheet.sex]}</Fact>
          <Fact name="手机号">{sheet.mobile}</Fact>
          <Fact name="所在城市">{city || '—'}</Fact>
          <Fact name="职业">{sheet.profession}</Fact>
          <Fact name="学习宣言">{sheet.slogan}</Fact>
        </dl>
      </Card>
    </Page>
  );
}
