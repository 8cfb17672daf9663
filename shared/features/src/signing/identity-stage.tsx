import { dayAt } from '@suite/kernel/time';
import { useQuery } from '@suite/kernel';
import { Field } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { areaNames } from '../address/area-lists';
import { AreaPicker } from '../address/area-picker';
import { placeWords } from '../address/use-areas';
import { ConsentAction, useConsent } from '../consent';
import { ChoiceField, errorsBy, type Rules } from '../form';
import { useFirstError } from '../form/use-first-error';
import { idNumberText, isIdNumber } from '../id-number';
import css from './signing.module.css';
import { StageFrame } from './stage-frame';
import type { Identity } from './types';
import type { SigningInUse } from './use-signing';

const rules: Rules<Identity> = {
  name: (name) => (/^\S{2,30}$/.test(name.trim()) ? undefined : '请输入与身份证一致的姓名'),
  idNumber: (text) => {
    if (!text) return '请输入身份证号';
    return isIdNumber(text, dayAt(Date.now())) ? undefined : '身份证号有误，请检查 18 位号码';
  },
  city: (city) => (city ? undefined : '请选择所在省市'),
};

/** A name as ID cards have it: keyboards offer several dots for the one between the parts of a name. */
const nameText = (typed: string) => typed.trim().replace(/[•‧∙⋅・･．.]/g, '·');

/** Name, ID number and region. The ID number lives in this component alone: it is kept nowhere. */
export function IdentityStage({ signing, state, edition }: SigningInUse) {
  const [values, setValues] = useState<Identity>({
    name: state.standing?.name ?? '',
    idNumber: '',
    province: '',
    city: '',
  });
  const [attempts, setAttempts] = useState(0);
  const fields = useFirstError(attempts);
  const consent = useConsent('id_number', state.standing?.consents);
  const errors = attempts > 0 ? errorsBy(rules, values) : {};
  const change = (part: Partial<Identity>) => setValues((old) => ({ ...old, ...part }));

  function submit() {
    const isWrong = Object.keys(errorsBy(rules, values)).length > 0;
    setAttempts(isWrong ? attempts + 1 : 0);
    const given = isWrong ? undefined : consent.give();
    if (!given) return;
    signing.send({ type: 'identify', identity: { ...values, name: nameText(values.name) }, consent: given });
  }

  return (
    <StageFrame
      title="实名认证"
      lead="请填写您本人的身份信息，与合同签署人一致"
      signing={signing}
      state={state}
      footer={
        <ConsentAction
          consent={consent}
          problem={state.problem}
          loading={state.task?.kind === 'identify'}
          onClick={submit}
        >
          下一步
        </ConsentAction>
      }
    >
      <div ref={fields}>
        <CellGroup>
          <Field
            label="姓名"
            value={values.name}
            maxLength={30}
            placeholder="与身份证一致"
            error={errors.name}
            onChange={(name) => change({ name })}
          />
          <Field
            label="身份证号"
            value={values.idNumber}
            placeholder="18 位身份证号"
            error={errors.idNumber}
            onChange={(typed) => change({ idNumber: idNumberText(typed) })}
          />
          <RegionField edition={edition} values={values} error={errors.city} onChange={change} />
        </CellGroup>
      </div>
      <p className={css.note}>身份信息只用于签署合同时的核验，不会保存在这台手机上。</p>
    </StageFrame>
  );
}

interface RegionFieldProps extends Pick<SigningInUse, 'edition'> {
  values: Identity;
  error: string | undefined;
  onChange: (part: Pick<Identity, 'province' | 'city'>) => void;
}

/** Province and city, chosen from the contract's areas. */
function RegionField({ edition, values: { province, city }, error, onChange }: RegionFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const areas = useQuery({ queryKey: ['signing', edition.scope, 'areas'], queryFn: edition.areas });

  /** Opens the list, or has it opened as soon as it is there. */
  function choose() {
    setChoosing(true);
    if (areas.error) void areas.refetch();
  }

  const words = (areas.data && areaNames(areas.data, [province, city])) || placeWords(areas, isChoosing);
  return (
    <ChoiceField error={error}>
      <Cell title="所在省市" value={words} onClick={choose} />
      {areas.data ? (
        <AreaPicker
          open={isChoosing}
          onClose={() => setChoosing(false)}
          areas={areas.data}
          title="所在省市"
          depth={2}
          value={city ? [province, city] : []}
          onConfirm={([chosen = '', of = chosen]) => onChange({ province: chosen, city: of })}
        />
      ) : null}
    </ChoiceField>
  );
}
