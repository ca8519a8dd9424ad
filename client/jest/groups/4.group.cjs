const { describeGroup } = require('../group.cjs');

describeGroup(4);
