import { CalculatorPage } from '../frame/calculator-page';
import { realtyCalculator } from './realty-calculator';
import { RealtyFormula, RentTable, TaxRules, TaxTable } from './realty-details';
import { RealtyFields } from './realty-fields';

/** Taxes, rent yield and loan costs of a home. */
export default function RealtyPage() {
  return (
    <CalculatorPage
      calculator={realtyCalculator}
      names={({ kind }) => ({ main: kind === 'used' ? '买卖税费合计' : '契税', second: '净租金收益率' })}
      fields={(form) => <RealtyFields form={form} />}
    >
      {(result) => (
        <>
          <TaxTable result={result} />
          <RentTable result={result} />
          <RealtyFormula result={result} />
          <TaxRules />
        </>
      )}
    </CalculatorPage>
  );
}
