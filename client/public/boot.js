/* Runs before the first paint, from its own file because the Content-Security-Policy allows no inline script.
   Sets the theme, the language and the direction of the page; `lib/i18n` and `lib/appearance` take it from there. */
(function () {
  var root = document.documentElement;

  function read(get) {
    var value = null;
    try {
      value = get();
    } catch (refusal) {
      if (window.console) console.info(String(refusal));
    }
    return value;
  }

  function known(value) {
    var code = String(value || '')
      .toLowerCase()
      .split('-')[0];
    return code === 'en' || code === 'ar' ? code : null;
  }

  function cookie() {
    var found = document.cookie.match(/(?:^|;\s*)language=([^;]*)/);
    return found ? decodeURIComponent(found[1]) : null;
  }

  function navigatorLanguage() {
    return (navigator.languages || [navigator.language]).map(known).find(Boolean);
  }

  var sources = [
    function () {
      return new URLSearchParams(location.search).get('lng');
    },
    cookie,
    function () {
      return localStorage.getItem('language');
    },
    function () {
      return sessionStorage.getItem('language');
    },
    navigatorLanguage,
    function () {
      return root.lang;
    },
  ];

  var language =
    sources.reduce(function (found, source) {
      return found || known(read(source));
    }, null) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  /* The built page says where the words of each language lie; they come beside the page's own script, not after it. */
  var ahead = document.currentScript && document.currentScript.getAttribute('data-words-' + language);
  if (ahead) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = ahead;
    document.head.appendChild(link);
  }

  var appearance = read(function () {
    return localStorage.getItem('appearance');
  });
  var dark = appearance === 'dark' || (appearance !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  /* When the page's own script does not arrive there is nothing else that could say so. */
  var words =
    language === 'ar'
      ? {
          text: 'تعذّر تحميل الصفحة. تحقق من اتصالك بالإنترنت.',
          again: 'إعادة المحاولة',
          old: 'هذا المتصفح قديم ولا يستطيع فتح هذه الصفحة. افتح الرابط في إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
        }
      : {
          text: 'The page could not be loaded. Check your connection.',
          again: 'Try again',
          old: 'This browser is too old to open this page. Open the link in a current version of Chrome, Edge, Firefox or Safari.',
        };

  /* Written for browsers of any age: this file is all that an old one runs. */
  var isTooOld = !('noModule' in document.createElement('script'));

  function notify(words) {
    var place = document.getElementById('root');
    if (!place || (place.firstChild && !place.querySelector('.boot'))) return null;
    place.textContent = '';
    var notice = document.createElement('main');
    notice.className = 'boot-failed';
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = words;
    notice.appendChild(text);
    place.appendChild(notice);
    return notice;
  }

  function offerReload() {
    var notice = notify(words.text);
    if (!notice) return;
    var again = document.createElement('button');
    again.type = 'button';
    again.textContent = words.again;
    again.addEventListener('click', reload);
    notice.appendChild(again);
    window.addEventListener('online', reload);
  }

  if (isTooOld) {
    document.addEventListener('DOMContentLoaded', function () {
      notify(words.old);
    });
    return;
  }

  function reload() {
    location.reload();
  }

  window.addEventListener(
    'error',
    function (event) {
      var source = event.target;
      if (source instanceof HTMLScriptElement && source.type === 'module') {
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offerReload);
        else offerReload();
      }
    },
    true,
  );
})();
