import { describeUnits } from '../kit/unit-group';

describeUnits(1);
