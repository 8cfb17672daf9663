import { CalculatorPage } from '../frame/calculator-page';
import { changeCalculator } from './change-calculator';
import { ChangeFormula, ChangeTable } from './change-details';
import { ChangeFields } from './change-fields';
import { currencyOf } from './exchange';

/** What an amount is in another currency. */
export default function ChangePage() {
  return (
    <CalculatorPage
      calculator={changeCalculator}
      names={({ from, to }) => ({ main: `换成${currencyOf(to).name}`, second: `1 ${from} =` })}
      fields={(form) => <ChangeFields form={form} />}
    >
      {(result) => (
        <>
          <ChangeTable result={result} />
          <ChangeFormula result={result} />
        </>
      )}
    </CalculatorPage>
  );
}
