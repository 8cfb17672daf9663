import { RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { AsOf } from '../as-of';
import type { Form } from '../frame/calculator';
import { InputField } from '../input-field';
import { newestValue } from '../rules/dated-rule';
import { homeTaxes, lpr } from '../rules/table';
import { percentOf } from '../words';
import { loanRate, type RealtyInput } from './realty-calculator';

interface FieldsProps {
  form: Form<RealtyInput>;
}

/** The home, its buyer and its seller, its rent, and the loan on it. */
export const RealtyFields = ({ form }: FieldsProps) => (
  <>
    <CellGroup>
      <RadioGroup
        label="房屋"
        options={[
          { value: 'used', label: '二手房' },
          { value: 'new', label: '新房' },
        ]}
        value={form.input.kind}
        onChange={(kind) => form.change({ kind })}
      />
      <InputField form={form} name="price" label="成交价" unit="万元" />
      <InputField form={form} name="area" label="建筑面积" unit="㎡" decimals={2} />
      <RadioGroup
        label="买方家庭第几套"
        options={[
          { value: 'first', label: '首套' },
          { value: 'second', label: '二套' },
          { value: 'more', label: '三套及以上' },
        ]}
        value={form.input.home}
        onChange={(home) => form.change({ home })}
      />
    </CellGroup>
    {form.input.kind === 'used' ? <SellerFields form={form} /> : null}
    <CellGroup title="出租">
      <InputField form={form} name="rent" label="月租金" unit="元" decimals={2} />
      <InputField form={form} name="vacant" label="每年空置" unit="个月" decimals={0} />
      <InputField
        form={form}
        name="costs"
        label="每年费用"
        unit="元"
        decimals={2}
        hint="物业、取暖、维修、中介、出租税费等"
      />
    </CellGroup>
    <CellGroup title="贷款（等额本息）">
      <InputField form={form} name="down" label="首付比例" unit="%" decimals={2} />
      <RadioGroup
        label="贷款利率"
        options={[
          { value: 'lpr', label: `LPR ${percentOf(loanRate({ ...form.input, rateFrom: 'lpr' }))}` },
          { value: 'own', label: '自己填' },
        ]}
        value={form.input.rateFrom}
        onChange={(rateFrom) => form.change({ rateFrom })}
      />
      {form.input.rateFrom === 'own' ? <InputField form={form} name="rate" label="年利率" unit="%" /> : null}
      <InputField form={form} name="years" label="贷款年限" unit="年" decimals={0} />
      <AsOf rule={lpr}>5 年及以下的贷款用 1 年期 LPR，以上用 5 年期以上 LPR。</AsOf>
    </CellGroup>
  </>
);

const SellerFields = ({ form }: FieldsProps) => (
  <CellGroup title="卖方">
    <RadioGroup
      label="已持有"
      options={[
        { value: 'below2', label: '不满 2 年' },
        { value: 'from2', label: '满 2 年' },
        { value: 'from5', label: '满 5 年' },
      ]}
      value={form.input.held}
      onChange={(held) => form.change({ held })}
    />
    <RadioGroup
      label="家庭唯一住房"
      options={[
        { value: 'yes', label: '是' },
        { value: 'no', label: '不是' },
      ]}
      value={form.input.only}
      onChange={(only) => form.change({ only })}
    />
    <RadioGroup
      label="个人所得税"
      options={[
        { value: 'assessed', label: `核定 ${newestValue(homeTaxes).assessed}%` },
        { value: 'actual', label: `据实 ${newestValue(homeTaxes).gain}%` },
      ]}
      value={form.input.gain}
      onChange={(gain) => form.change({ gain })}
    />
    {form.input.gain === 'actual' ? (
      <InputField
        form={form}
        name="cost"
        label="原值和费用"
        unit="万元"
        hint="买入价、契税、有发票的装修和贷款利息等"
      />
    ) : null}
  </CellGroup>
);
