const { describeGroup } = require('../group.cjs');

describeGroup(1);
