/**
 * What people choose when they are asked for a long password, written without spaces and signs; `isCommonPassword` also
 * knows their usual disguises: digits around them, letters written as digits, one after the other.
 */
export const commonWords = `
aaliyah abdallah abdulaziz abdullah abigail academy account action adidas admin administrator adrian adventure ahmed airplane
alexander alexandra alexis alhamdulillah ali allah allahuakbar alliance amanda amazing america amira anderson andrea andrew
android angel angela angelina angels animal anthony apple april archer argentina ariana arsenal ashley august austin avatar
babygirl backup badboy banana barcelona baseball basket basketball batman beautiful beauty beckham benjamin berlin bestfriend
bigboy bismillah blessed blessing blink bonjour boston brandon brasil brazil brian brooklyn brother bubbles buster butterfly
cairo california cameron canada captain carlos caroline casablanca casper catherine champion chanel change changeit changeme
charles charlie chelsea cherry chicago chicken children china chocolate chris christian christina christine christopher
classic claudia coffee college company computer contrasena cookie cookies corvette cowboy cowboys creative cricket crystal
damascus daniel danielle database david december default defender demo destiny developer diamond doctor dolphin dolphins
dragon dragonball dubai eagles egypt elephant elizabeth eminem emirates empire english enter facebook family fashion february
ferrari fireball florida flower flowers football forever forgot france francis freedom friday friend friends fuckyou future
gabriel galaxy gandalf garden general george georgia germany ginger giraffe girlfriend gmail goldfish google gorgeous grace
graduate greenday guest guitar habibi hacker hallo hamster hannah happiness happy harley harry hassan heaven heather hello
helloworld heritage history holiday honda honey hospital house hunter hussein iceland iloveallah ilovegod ilovejesus
iloveme ilovemyfamily ilovemymom iloveyou iloveyoubaby iloveyousomuch inshallah instagram internet iphone isabella islam
israel italia jackson jaguar jakarta jamaica james january jasmine jason jennifer jeremy jeddah jerusalem jessica jesus
jesuschrist johnny jordan joseph joshua july june junior justice justin karachi karim katherine khaled khalid killer kimberly
kingdom kitten kuwait language lakers lauren lebanon legend leonardo letmein liberty library lifetime lion liverpool lizard
login london lonely losangeles love lovelove lovely loveme lovers loveyou lucky madrid maggie magic mahmoud manager manchester
manchesterunited maria marina mariam marketing marlboro martin master masterkey matrix matthew maverick melissa mercedes
merlin metallica mexico michael michelle microsoft midnight mine minecraft miracle mohamed mohammad mohammed money monkey
monster morning morocco motherfucker mountain muhammad music mustafa mustang mylove myfamily mypassword myspace natalie
natasha nathan network newpassword newyork nicholas nicole nintendo nirvana nothing november nuclear october office oliver
olivia omar operator orange oscar pakistan palestine pakistanzindabad panther paradise paris parola pass passion passw passwd
password passwort patrick peace peaches peanut pepper perfect philip phoenix pictures piglet pikachu pizza players playstation
please poetry pokemon police portugal power prayer precious president prince princess private product profile promise public
purple pyramid qatar quality queen rabbit rachel rainbow ramadan ranger raven rebecca red redsox remember rivers riyadh robert
rocket romance ronaldo root samantha samsung samuel saturday saudi saudiarabia school scooter scorpion secret secure security
september server service shadow shalom sharon shopping silver simple sister skate skywalker slayer smile snoopy soccer
soldier sophia spain special spider spiderman spring standard star stars starwars stephanie steven strong student success
summer sunday sunflower sunshine super superman superstar support swordfish sydney system taylor teacher temp temporary
test tester testing thomas thunder thursday tiffany tiger tigers tigger tinkerbell toyota training travel trinity trustno
trustnoone truelove tuesday turkey twitter umbrella unicorn united universe university user username valentina valentine
vampire vanessa victor victoria victory viking vincent violet volleyball walid warrior warriors wednesday welcome whatever
whiskey william windows winner winston winter wisdom wolf wolverine wonderful world yamaha yasmin yellow youssef yugioh zidane
الله محمد احمد علي حسن حسين مصر سوريا العراق السعوديه القاهره الرياض كلمه السر كلمهالسر كلمهالمرور المرور سري حبيبي حبيبتي احبك
بسمالله بسماللهالرحمنالرحيم الحمدلله سبحانالله لاالهالاالله اللهاكبر ماشاءالله انشاءالله امي ابي عمري حياتي فلسطين رمضان مرحبا
`;

/** Sentences and phrases that come out of every list of leaked passwords, and examples that everybody has read. */
export const commonPhrases = `
abcdefghijklm abcdefg1234567 accessdenied adminadminadmin allineedislove allyouneedislove alwaysandforever areyoukiddingme
asdfqwerzxcv bemyvalentine bestfriends4ever bestfriendsforever blackandwhite carpediemcarpediem changethispassword
chooseapassword coldplayyellow correctbatteryhorsestaple correcthorse correcthorsebattery correcthorsebatterystaple
defaultpassword donotdisturb dontforgetthis dontworrybehappy enterpassword everybodylies everythingisawesome fearofthedark
footballislife foreverandalways foreverandever forgotpassword freepalestine fromdusktilldawn fuckthisshit gameofthrones
gloryglorymanunited godblessyou godisgood godisgreat godisgoodallthetime godislove grandtheftauto gunsnroses hakunamatata
happybirthday happyeverafter harrypotter hastalavista hellokitty hellothere homesweethome iamawesome iamlegend iamthebest
iamtheone idontcare idontknow ihatethis ihatemyjob ihavenoidea ilovechocolate ilovemusic ilovemycat ilovemydog ilovemyhusband
ilovemykids ilovemylife ilovemyself ilovemysister ilovemyson ilovemywife iloveyou3000 iloveyouforever iloveyoumom
incorrectpassword inthebeginning itsasecret itsnotforyou jesusislord jesuslovesme jesussaves justdoit justinbieber
keepcalmandcarryon kingofkings leaguelegends leagueoflegends leavemealone letmeinplease liberaciondemexico lifegoeson
lifeisbeautiful lifeisgood linkinpark liveloveandlaugh livelaughlove livestronger longlivetheking longpassword lordoftherings
loveislove loveofmylife lovelikeyou maytheforcebewithyou meandyou mickeymouse mothersmaidenname mycatsname mydogsname
myfavouritepassword mylittlepony mynameis myonlylove mypasswordis mypasswordispassword mysecretpassword mysuperpassword
neverforget nevergiveup nevergonnagiveyouup newpasswordplease nobodyknows nopasswordneeded notmypassword nothingtosee
onceuponatime onedirection openthedoor opensesame pandoraandme pascalpascal passwordispassword passwordpassword
passwordsecret pinkfloyd pleasechangeme pleaseletmein powerrangers princessofheaven privateaccount qualityassurance
qwertyandasdf rageagainstthemachine readytogo realmadridcf redhotchilipeppers rockandroll rockyourworld scoobydoo secretagent
secretpassword sevenhundred sexdrugsrocknroll showmethemoney slipknotslipknot somethingelse southpark sponge spongebob
spongebobsquarepants starwarsfan stayawayfromme stayhungrystayfoolish superadministrator superman1 superpassword supersecret
supersecretpassword systemadministrator temporarypassword testpassword thankyougod thankyoujesus thecakeisalie thebeatles
thedarkknight thegodfather thegreatest theendisnear thelionking themanwhosoldtheworld thequickbrownfox thequickbrownfoxjumps
thequickbrownfoxjumpsoverthelazydog thisisapassword thisisasecret thisismypassword thisisnotapassword thisissparta
thisisthepassword threedoorsdown timetochange tobeornottobe tomandjerry trustnobody twilightsaga underconstruction unitedstates
unitedstatesofamerica universalstudios userpassword verysecret verysecretpassword wearethechampions welcomehome welcometohell
welcometomylife whatisthepassword whatsmyname whatthefuck whateverworks whoknows whyareyouhere winteriscoming withoutyou
worldofwarcraft xboxlive yesterday youandme youaremysunshine youllneverwalkalone yournamehere yourpassword youshallnotpass
`;

/** Rows of keyboards and other orders that fingers and tongues know by heart. */
export const commonRuns = [
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1234567890-=',
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1s2d3f4g5h6j7k8l9',
  'z1x2c3v4b5n6m7',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '159357',
  '741852963',
  'azertyuiop',
  'qwertzuiop',
  'qsdfghjklm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرلىةوزظ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمن',
];
